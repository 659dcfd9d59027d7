import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { routes } from "../site/site";
import { SearchGlyph } from "../search-list/search-glyph";
import { dialogLabels } from "./dialog-labels";
import { prefetchSearchScript } from "./load-search";
import { openSearch } from "./open-search";
import * as styles from "./search-field.module.css";

/** Opens the search with what was typed. Before scripts run, the form leads to the answers. */
export function SearchField() {
  const [words, setWords] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Use what was typed before hydration.
  useEffect(() => setWords(field.current?.value ?? ""), []);
  return (
    <search className={styles.place}>
      <form
        className={styles.form}
        action={withPrefix(routes.support)}
        onSubmit={(event) => {
          if (openSearch(words)) event.preventDefault();
        }}
      >
        <span className={styles.box}>
          <input
            ref={field}
            className={styles.field}
            type="search"
            aria-label={dialogLabels.label}
            placeholder={dialogLabels.label}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onFocus={prefetchSearchScript}
          />
          <SearchGlyph />
        </span>
        <button className={styles.button}>{dialogLabels.search}</button>
      </form>
    </search>
  );
}
