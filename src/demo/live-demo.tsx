import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Word } from "../hardware-info/word";
import { createMatcher } from "../search-list/create-matcher";
import { ListFoot } from "../search-list/list-parts";
import { ListSearch } from "../search-list/list-search";
import { PoliteStatus } from "../search-list/polite-status";
import { byLastUse, type ListOrder } from "./list-order";
import { DemoPage } from "./demo-page";
import { demoWords, type SampleTab, tabCountText } from "./sample-tabs";
import { liveDemoWords } from "./live-demo-words";
import { TabRow } from "./tab-row";

/** How many rows are there before anybody touches the list: it shows five and a half. */
const firstRows = 6;

export type LiveDemoProps = Readonly<{
  /** In the order of last use. */
  sampleTabs: readonly SampleTab[];
  /** Whether the visitor has already clicked, so that the field takes the focus at once. */
  takesFocus?: boolean;
  /** Each new number opens the list. */
  calls?: number;
  order?: ListOrder;
  /** What to do next, shown on the page of a tab. */
  next?: ReactNode;
  /** Called with the new current tab and with all tabs in the order of last use. */
  onSwitch?: (tab: SampleTab, tabs: readonly SampleTab[]) => void;
}>;

/**
 * The working demo inside the sample browser. At first it looks exactly like DemoDrawing.
 */
export function LiveDemo({
  sampleTabs,
  takesFocus = false,
  calls = 0,
  order = byLastUse,
  next,
  onSwitch,
}: LiveDemoProps) {
  const [tabs, setTabs] = useState(sampleTabs);
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState("");
  const [isTouched, setTouched] = useState(takesFocus);
  const [effort, setEffort] = useState("");
  const keys = useRef({ count: 0, since: 0, isClick: false });
  const answered = useRef(calls);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const match = useMemo(
    () => createMatcher(order(tabs), ({ title, address }) => ({ title, detail: address })),
    [tabs, order],
  );
  const found = useMemo(() => match(query), [match, query]);

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (wantsFocus.current) (isOpen ? input : button).current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [isOpen]);

  useEffect(() => {
    if (calls !== answered.current) open();
    answered.current = calls;
  });

  function open() {
    wantsFocus.current = true;
    keys.current = { count: 0, since: 0, isClick: false };
    setQuery("");
    setOpen(true);
    setStatus(tabCountText(tabs));
    input.current?.focus();
  }

  function close(saying: string) {
    wantsFocus.current = true;
    setOpen(false);
    setStatus(saying);
  }

  function switchTo(tab: SampleTab) {
    const byLastUse = [tab, ...tabs.filter((other) => other !== tab)];
    setTabs(byLastUse);
    const { count, since, isClick } = keys.current;
    const found = liveDemoWords.foundIn(count, isClick, (performance.now() - since) / 1000);
    setEffort(found);
    close(`Switched to ${tab.title}. ${found}`);
    onSwitch?.(tab, byLastUse);
  }

  /** Counts the keys that lead to a tab, from the first one on. */
  function countKey({ key, nativeEvent }: KeyboardEvent) {
    if (!isOpen || nativeEvent.target !== input.current) return;
    if (/^(?:Control|Shift|Alt|Meta|Tab)$/.test(key)) return;
    if (keys.current.count === 0) keys.current.since = performance.now();
    keys.current.count += 1;
    keys.current.isClick = false;
  }

  const [current] = tabs;
  if (!current) return null;
  return (
    // It only watches: each part handles its own keys and clicks.
    <div
      onFocus={() => setTouched(true)}
      onPointerEnter={() => setTouched(true)}
      onScrollCapture={() => setTouched(true)}
      onKeyDownCapture={countKey}
      onClickCapture={() => (keys.current.isClick = true)}
    >
      {isOpen ? (
        <ListSearch
          inputRef={input}
          label="Search the sample tabs"
          listLabel="Sample tabs"
          placeholder={demoWords.placeholder}
          query={query}
          options={(isTouched ? found : found.slice(0, firstRows)).map((match) => ({
            key: match.entry.order,
            content: <TabRow {...match} />,
          }))}
          setSize={isTouched ? undefined : found.length}
          empty={liveDemoWords.noMatchFor(query.trim())}
          foot={(active) => (
            <ListFoot
              text={
                found[active]?.entry.window === "private" ? (
                  <>
                    <Word name="privateBrowsingMode" />
                    {liveDemoWords.privateTab}
                  </>
                ) : query ? (
                  foundText(found.length, tabs.length)
                ) : (
                  tabCountText(tabs)
                )
              }
              action="switch"
            />
          )}
          onQuery={(typed) => {
            setQuery(typed);
            setStatus(foundText(match(typed).length, tabs.length));
          }}
          onChoose={(index) => {
            const chosen = found[index];
            if (chosen) switchTo(chosen.entry);
          }}
          onClose={() => close("List closed")}
        />
      ) : (
        <DemoPage tab={current} effort={effort} next={next} buttonRef={button} onOpen={open} />
      )}
      <PoliteStatus text={status} />
    </div>
  );
}

/** The number of matching tabs, as it is shown and announced. */
function foundText(found: number, all: number): string {
  return found === 0 ? liveDemoWords.noMatch : liveDemoWords.found(found, all);
}
