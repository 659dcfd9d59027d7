import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { Word } from "../hardware-info/word";
import { createMatcher } from "../search-list/create-matcher";
import { ListFoot } from "../search-list/list-parts";
import { ListSearch } from "../search-list/list-search";
import { PoliteStatus } from "../search-list/polite-status";
import { isShortcut } from "./is-shortcut";
import { SamplePage } from "./sample-page";
import { demoWords, type SampleTab, tabCountText } from "./recent-tabs";
import { sampleTabs } from "./sample-tabs";
import { switcherWords } from "./switcher-words";
import { TabRow } from "./tab-row";

export type LiveSwitcherProps = Readonly<{
  /** Whether the visitor has already clicked, so that the field takes the focus at once. */
  takesFocus?: boolean;
  /** Called with the new current tab and with all tabs in the order of last use. */
  onSwitch?: (tab: SampleTab, tabs: readonly SampleTab[]) => void;
}>;

/**
 * The working switcher inside the sample browser. At first it looks exactly like SwitcherDrawing.
 */
export function LiveSwitcher({ takesFocus = false, onSwitch }: LiveSwitcherProps) {
  const [tabs, setTabs] = useState(sampleTabs);
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState("");
  const { modifierKey } = useHardwareInfo();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const match = useMemo(
    () => createMatcher(tabs, ({ title, address }) => ({ title, detail: address })),
    [tabs],
  );
  const found = useMemo(() => match(query), [match, query]);

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (wantsFocus.current) (isOpen ? input : button).current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [isOpen]);

  function open() {
    wantsFocus.current = true;
    setQuery("");
    setOpen(true);
    setStatus(tabCountText);
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
    close(`Switched to ${tab.title}`);
    onSwitch?.(tab, byLastUse);
  }

  function openByShortcut(event: KeyboardEvent) {
    if (!isShortcut(event.nativeEvent, modifierKey)) return;
    event.preventDefault();
    open();
  }

  const [current] = tabs;
  if (!current) return null;
  return (
    // The shortcut works wherever the focus is in the sample. Each part handles its other keys.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={openByShortcut}>
      {isOpen ? (
        <ListSearch
          inputRef={input}
          label="Search the sample tabs"
          listLabel="Sample tabs"
          placeholder={demoWords.placeholder}
          query={query}
          options={found.map((match) => ({ key: match.entry.id, content: <TabRow {...match} /> }))}
          empty={switcherWords.noMatchFor(query.trim())}
          foot={(active) => (
            <ListFoot
              text={
                found[active]?.entry.window === "private" ? (
                  <>
                    <Word name="privateBrowsingMode" />
                    {switcherWords.privateTab}
                  </>
                ) : query ? (
                  foundText(found.length)
                ) : (
                  tabCountText
                )
              }
              action="switch"
            />
          )}
          onQuery={(typed) => {
            setQuery(typed);
            setStatus(foundText(match(typed).length));
          }}
          onChoose={(index) => {
            const chosen = found[index];
            if (chosen) switchTo(chosen.entry);
          }}
          onClose={() => close("List closed")}
        />
      ) : (
        <SamplePage tab={current} buttonRef={button} onOpen={open} />
      )}
      <PoliteStatus text={status} />
    </div>
  );
}

/** The number of matching tabs, as it is shown and announced. */
function foundText(found: number): string {
  return found === 0 ? switcherWords.noMatch : switcherWords.found(found);
}
