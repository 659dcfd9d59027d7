import { useEffect, useMemo, useRef, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { ListFoot } from "../search-list/list-parts";
import { ListSearch } from "../search-list/list-search";
import { PoliteStatus } from "../search-list/polite-status";
import { EntryRow } from "./entry-row";
import { loadSearchEntries } from "./load-search-entries";
import { goTo } from "../links/link";
import { entryMatcher, mostFound } from "./match-entries";
import * as styles from "./search-dialog.module.css";
import { olderReleasesPath, type SearchEntry } from "./search-entry";
import { searchWords } from "./search-words";

export type SearchDialogProps = Readonly<{ onClose: () => void }>;

/** The dialog of the site's search. It uses the same list as the live demo. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressedBeside = useRef(false);
  const [query, setQuery] = useState("");
  const info = useHardwareInfo();
  const { state, entries } = useSearchEntries();
  const match = useMemo(() => entryMatcher(entries, info), [entries, info]);
  const found = useMemo(() => match(query), [match, query]);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  // Closing restores the focus before the new page takes it.
  const close = () => dialog.current?.close();
  const text = state === "ready" && query.trim() ? foundText(found.length) : "";

  return (
    // A click beside the panel closes the dialog; keyboard users press Esc. Selecting text may end
    // beside the panel: such a click began inside and does not count.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchWords.label}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) close();
      }}
    >
      <ListSearch
        inputRef={input}
        hasClose
        label={searchWords.label}
        listLabel={searchWords.list}
        placeholder={searchWords.label}
        query={query}
        options={found.map((place) => ({
          key: place.entry.url,
          content: <EntryRow {...place} />,
        }))}
        empty={notFoundText(state, query)}
        foot={() => <ListFoot text={text || searchWords.scope} action={searchWords.action} />}
        onQuery={setQuery}
        onChoose={(index) => {
          const chosen = found[index];
          close();
          if (chosen) goTo(chosen.entry.url);
        }}
        onClose={close}
      />
      <PoliteStatus text={state === "failed" ? notFoundText(state, query) : text} />
    </dialog>
  );
}

type SearchEntries = Readonly<{
  state: "loading" | "ready" | "failed";
  entries: readonly SearchEntry[];
}>;

/** The search entries: first those of the index, then also those of older releases. */
function useSearchEntries(): SearchEntries {
  const [entries, setEntries] = useState<SearchEntries>({ state: "loading", entries: [] });
  useEffect(() => {
    let isMounted = true;
    loadSearchEntries().then(
      async (index) => {
        if (isMounted) setEntries({ state: "ready", entries: index });
        const older = await loadSearchEntries(olderReleasesPath).catch(() => []);
        if (isMounted && older.length > 0)
          setEntries({ state: "ready", entries: [...index, ...older] });
      },
      () => isMounted && setEntries({ state: "failed", entries: [] }),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return entries;
}

/** The number of results, as it is shown and announced. */
function foundText(found: number): string {
  if (found === 0) return searchWords.noResults;
  if (found === mostFound) return searchWords.top(mostFound);
  return searchWords.results(found);
}

/** The text in place of an empty list. */
function notFoundText(state: SearchEntries["state"], query: string): string {
  if (state === "loading") return "";
  if (state === "failed") return searchWords.noIndex;
  return searchWords.noResultsFor(query.trim());
}
