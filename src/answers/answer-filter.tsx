import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import { isOfInputMethod } from "../keys/key-events";
import { SearchGlyph } from "../search-list/search-glyph";
import { contactPath } from "../site/site";
import { openSearch } from "../site-search/open-search";
import { answerLabels } from "./answer-labels";
import * as styles from "./answer-filter.module.css";

type AnswerFilterProps = Readonly<{
  query: string;
  onQuery: (query: string) => void;
  matchCount: number;
  allCount: number;
}>;

/** The field that filters the answers while the visitor types, with the number of matches. */
export function AnswerFilter({ query, onQuery, matchCount, allCount }: AnswerFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Use what was typed before hydration.
    const early = field.current?.value ?? "";
    if (early !== query) onQuery(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on hydration
  }, []);

  return (
    <search className={styles.filter}>
      <label className={styles.label} htmlFor="answer-filter">
        {answerLabels.filter}
      </label>
      <div className={styles.box}>
        <input
          ref={field}
          id="answer-filter"
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={answerLabels.placeholder}
          value={query}
          enterKeyHint="search"
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            // The results are there. On a phone, the keyboard covers them.
            if (key === "Enter" && !isOfInputMethod(nativeEvent) && isTouchScreen())
              currentTarget.blur();
          }}
        />
        <SearchGlyph />
      </div>
      <p role="status" className={styles.count}>
        {answerLabels.count(matchCount, allCount)}
      </p>
      {matchCount === 0 ? (
        <div className={styles.ways}>
          <button type="button" className={styles.search} onClick={() => openSearch(query)}>
            {answerLabels.searchSite}
          </button>
          <Link to={contactPath}>{answerLabels.contact}</Link>
        </div>
      ) : null}
    </search>
  );
}

/** Whether letters are typed on the screen. */
function isTouchScreen(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}
