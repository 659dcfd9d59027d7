import { useEffect, useMemo, useRef, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { ListFoot } from "../search-list/list-foot";
import { ListSearch } from "../search-list/list-search";
import { PoliteStatus } from "../search-list/polite-status";
import { EntryRow } from "./entry-row";
import { goTo } from "../update/link";
import { entryMatcher } from "./match-entries";
import * as styles from "./search-dialog.module.css";
import { foundText, notFoundText } from "./search-words";
import { useSearchEntries } from "./use-search-entries";

export type SearchDialogProps = Readonly<{ onClose: () => void }>;

/** The site's own search, open from the start: the switcher's list over the site's places. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const info = useHardwareInfo();
  const { state, entries } = useSearchEntries();
  const match = useMemo(() => entryMatcher(entries, info), [entries, info]);
  const found = useMemo(() => match(query), [match, query]);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  // Closing gives the focus back before the new page takes it.
  const close = () => dialog.current?.close();
  const text = state === "ready" && query.trim() ? foundText(found.length) : "";

  return (
    // A click beside the panel is the pointer's Esc; the keyboard has the key itself.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search this site"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <ListSearch
        inputRef={input}
        hasClose
        label="Search this site"
        listLabel="Places on this site"
        rowsShown={8}
        placeholder="Search this site"
        query={query}
        options={found.map((place) => ({
          key: place.entry.url,
          content: <EntryRow {...place} />,
        }))}
        empty={notFoundText(state, query)}
        foot={() => (
          <ListFoot action="go there">{text || "Pages, steps, answers, releases"}</ListFoot>
        )}
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
