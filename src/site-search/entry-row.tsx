import { HighlightedText } from "../search-list/highlighted-text";
import * as listStyles from "../search-list/list-panel.module.css";
import * as styles from "./entry-row.module.css";
import { excerpt } from "./excerpt";
import type { EntryMatch } from "./match-entries";
import type { SearchGroup } from "./search-entry";
import { searchLabels } from "./search-labels";

/** Drawn on a grid of 16 by 16, each as one line. */
const drawings: Readonly<Record<SearchGroup, string>> = {
  Page: "M4 2.5h5.5L12 5v8.5H4zM9.5 2.5V5H12M6 8h4M6 10.5h4",
  Step: "M3 12.5h3.3v-3h3.4v-3H13M10.5 4 13 6.5 10.5 9",
  Answer: "M5.5 6.2a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8M8 12.7v.1",
  Policy: "M8 2.5 12.5 4v4c0 2.7-1.9 4.6-4.5 5.5C5.4 12.6 3.5 10.7 3.5 8V4zM6 8l1.5 1.5L10.2 6.6",
  Release: "M2.5 7.5v-5h5l6 6-5 5zM5.5 5.5h.1",
};

/** The content of a row: kind and title of a result, the part of its text that matched, its page. */
export function EntryRow({ entry, titleRanges, detailRanges, pageTitle }: EntryMatch) {
  const marked = titleRanges.length > 0 ? [] : detailRanges;
  return (
    <>
      {/* Hidden from screen readers: the row names the page. */}
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawings[entry.group]} />
      </svg>
      <span className={`${listStyles.rowText} ${styles.text}`}>
        <span className={`${listStyles.rowTitle} ${styles.title}`}>
          <HighlightedText text={entry.title} ranges={titleRanges} />
        </span>{" "}
        <span
          className={`${listStyles.rowDetail} ${styles.detail}`}
          data-page={pageTitle || undefined}
          data-match={marked.length > 0 || undefined}
        >
          <HighlightedText {...excerpt(entry.text, marked)} />
        </span>
      </span>{" "}
      <span className={listStyles.rowContext}>{pageTitle || searchLabels.page}</span>
    </>
  );
}
