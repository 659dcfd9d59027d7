import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ListFoot } from "../search-list/list-foot";
import { ListSearch } from "../search-list/list-search";
import { PoliteStatus } from "../search-list/polite-status";
import { DemoPage } from "./demo-page";
import { manyTabs, tabMatcher } from "./many-tabs";
import { demoLabels } from "./demo-labels";
import { recentCount, type SampleTab } from "./sample-tabs";
import { liveDemoLabels } from "./live-demo-labels";
import { TabRow } from "./tab-row";

export type LiveDemoProps = Readonly<{
  /** In the order of last use. */
  sampleTabs: readonly SampleTab[];
  /** Whether the visitor has already clicked, so that the field takes the focus at once. */
  takesFocus?: boolean;
  /** Each new number opens the list. */
  openRequests?: number;
  /** Whether there are hundreds of tabs. */
  isMany?: boolean;
  /** What to do next, shown on the page of a tab. */
  afterSwitch?: ReactNode;
  /** Called with the new current tab and with all tabs in the order of last use. */
  onSwitch?: (tab: SampleTab, tabs: readonly SampleTab[]) => void;
}>;

/** The working demo inside the sample browser. At first it looks exactly like its drawing. */
export function LiveDemo({
  sampleTabs,
  takesFocus = false,
  openRequests = 0,
  isMany = false,
  afterSwitch,
  onSwitch,
}: LiveDemoProps) {
  const [tabs, setTabs] = useState(() => manyTabs(sampleTabs));
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState("");
  const [isTouched, setTouched] = useState(takesFocus);
  const [effort, setEffort] = useState("");
  /** When the first letter was typed, in milliseconds since the page began. */
  const typedSince = useRef(0);
  const lastRequest = useRef(openRequests);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const listed = useMemo(
    () => (isMany ? tabs : tabs.filter((tab) => sampleTabs.includes(tab))),
    [tabs, sampleTabs, isMany],
  );
  const match = useMemo(() => tabMatcher(listed), [listed]);
  const matches = useMemo(() => match(query), [match, query]);

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (wantsFocus.current) (isOpen ? input : button).current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [isOpen]);

  useEffect(() => {
    if (openRequests !== lastRequest.current) open();
    lastRequest.current = openRequests;
  });

  function open() {
    wantsFocus.current = true;
    setQuery("");
    setOpen(true);
    setStatus(demoLabels.tabCount(listed.length));
    input.current?.focus();
  }

  function close(saying: string) {
    wantsFocus.current = true;
    setQuery("");
    setOpen(false);
    setStatus(saying);
  }

  function switchTo(tab: SampleTab) {
    const lastUsedFirst = [tab, ...tabs.filter((other) => other !== tab)];
    const letters = query.replace(/\s/g, "").length;
    const seconds = (performance.now() - typedSince.current) / 1000;
    const newEffort = liveDemoLabels.effort(listed.length, letters, seconds);
    setTabs(lastUsedFirst);
    setEffort(newEffort);
    close(`${liveDemoLabels.switched(tab.title)} ${newEffort}`);
    onSwitch?.(tab, lastUsedFirst);
  }

  const [current] = tabs;
  if (!current) return null;
  return (
    // It only watches: each part handles its own keys and clicks.
    <div
      onFocus={() => setTouched(true)}
      onPointerEnter={() => setTouched(true)}
      onScrollCapture={() => setTouched(true)}
    >
      {isOpen ? (
        <ListSearch
          inputRef={input}
          label={demoLabels.field}
          listLabel={demoLabels.list}
          placeholder={demoLabels.placeholder}
          query={query}
          options={(isTouched ? matches : matches.slice(0, recentCount)).map((match) => ({
            key: match.entry.order,
            content: <TabRow {...match} isCurrent={match.entry === current} />,
          }))}
          setSize={isTouched ? undefined : matches.length}
          note={matches.length > 0 ? "" : liveDemoLabels.noMatchFor(query.trim())}
          foot={(active) => (
            <ListFoot
              text={
                matches[active]?.entry.window === "private"
                  ? demoLabels.privateTab
                  : query
                    ? matchText(matches.length, listed.length)
                    : demoLabels.tabCount(listed.length)
              }
              action={active < 0 ? "" : demoLabels.action}
            />
          )}
          onQuery={(typed) => {
            if (query === "") typedSince.current = performance.now();
            setQuery(typed);
            setStatus(matchText(match(typed).length, listed.length));
          }}
          onChoose={(index) => {
            const chosen = matches[index];
            if (chosen) switchTo(chosen.entry);
          }}
          onClose={() => close(liveDemoLabels.closed)}
        />
      ) : (
        <DemoPage
          tab={current}
          effort={effort}
          afterSwitch={afterSwitch}
          buttonRef={button}
          onOpen={open}
        />
      )}
      <PoliteStatus text={status} />
    </div>
  );
}

/** The number of matching tabs, as it is shown and announced. */
function matchText(count: number, all: number): string {
  return count === 0 ? liveDemoLabels.noMatch : demoLabels.matchCount(count, all);
}
