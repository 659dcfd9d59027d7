import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import { isOfInputMethod } from "../keys/key-events";
import { SearchGlyph } from "../search-list/search-glyph";
import { contactPlace } from "../site/site";
import { openSearch } from "../site-search/open-search";
import { answerLabels } from "./answer-labels";
import * as styles from "./answer-filter.module.css";

type AnswerFilterProps = Readonly<{
  words: string;
  onWords: (words: string) => void;
  foundCount: number;
  allCount: number;
}>;

/** The field that filters the answers while the visitor types, with the number of matches. */
export function AnswerFilter({ words, onWords, foundCount, allCount }: AnswerFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Use what was typed before hydration.
    const early = field.current?.value ?? "";
    if (early !== words) onWords(early);
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
          value={words}
          enterKeyHint="search"
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            // The results are there. On a phone, the keyboard covers them.
            if (key === "Enter" && !isOfInputMethod(nativeEvent) && isTouchScreen())
              currentTarget.blur();
          }}
        />
        <SearchGlyph />
      </div>
      <p role="status" className={styles.count}>
        {answerLabels.count(foundCount, allCount)}
      </p>
      {foundCount === 0 ? (
        <div className={styles.ways}>
          <button type="button" className={styles.search} onClick={() => openSearch(words)}>
            {answerLabels.searchSite}
          </button>
          <Link to={contactPlace}>{answerLabels.contact}</Link>
        </div>
      ) : null}
    </search>
  );
}

/** Whether letters are typed on the screen. */
function isTouchScreen(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}
