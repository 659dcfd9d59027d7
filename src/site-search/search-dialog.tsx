import { ChangingText } from "../content-text/changing-text";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { dialogLabels } from "./dialog-labels";
import { type LoadedSearch, loadSearch } from "./load-search";
import { closeSearch, initialQuery } from "./open-search";
import * as styles from "./search-dialog.module.css";

/**
 * The dialog of the site's search. It opens at once with a field. The panel takes the field's place when
 * it has loaded, and keeps what was typed. It closes on Back and Forward, and with the page at `path`.
 */
export function SearchDialog({ path }: Readonly<{ path: string }>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressedBeside = useRef(false);
  const [query, setQuery] = useState(initialQuery);
  // An input method would lose what it is composing.
  const [isComposing, setComposing] = useState(false);
  const [search, setSearch] = useState<LoadedSearch | "loading" | "failed">("loading");
  const load = useCallback(() => void loadSearch().then(setSearch, () => setSearch("failed")), []);

  useEffect(() => {
    const hasBar = window.innerWidth > document.documentElement.clientWidth;
    dialog.current?.toggleAttribute("data-bar", hasBar);
    dialog.current?.showModal();
    input.current?.focus();
    load();
  }, [load]);

  useLayoutEffect(() => {
    const { current } = dialog;
    const close = () => current?.close();
    addEventListener("popstate", close);
    return () => {
      removeEventListener("popstate", close);
      // Closing gives the focus back, before a new page takes it.
      close();
    };
  }, [path]);

  const state = search === "failed" ? search : "loading";

  function close() {
    dialog.current?.close();
    // The close event comes a moment later. Until then, openSearch would take the search for open.
    closeSearch();
  }

  return (
    // A click beside the panel closes the dialog. A selection of text that ends there does not.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={dialogLabels.label}
      onClose={closeSearch}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) close();
      }}
    >
      {typeof search === "object" && !isComposing ? (
        <search.SearchPanel
          index={search.index}
          path={path}
          query={query}
          onQuery={setQuery}
          onClose={close}
        />
      ) : (
        <div className={styles.waiting}>
          <input
            ref={input}
            aria-label={dialogLabels.label}
            placeholder={dialogLabels.label}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
          <p role="status">
            <ChangingText text={dialogLabels[state]} />
          </p>
          {state === "failed" ? (
            <button
              type="button"
              className={styles.again}
              onClick={() => {
                input.current?.focus();
                setSearch("loading");
                load();
              }}
            >
              {dialogLabels.tryAgain}
            </button>
          ) : null}
        </div>
      )}
    </dialog>
  );
}
