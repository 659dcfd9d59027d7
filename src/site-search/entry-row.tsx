import * as styles from "../search-list/list-panel.module.css";
import { Marked } from "../search-list/marked";
import { excerpt } from "./excerpt";
import { GroupIcon } from "./group-icon";
import type { FoundEntry } from "./match-entries";

/** What a row says about a place of the site: its kind, title, and where its text matched. */
export function EntryRow({ entry, titleRanges, detailRanges }: FoundEntry) {
  const { text, ranges } = excerpt(entry.text, detailRanges);
  return (
    <>
      <GroupIcon group={entry.group} />
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>
          <Marked text={entry.title} ranges={titleRanges} />
        </span>{" "}
        <span className={styles.rowDetail}>
          <Marked text={text} ranges={ranges} />
        </span>
      </span>{" "}
      <span className={styles.rowPlace}>{entry.group}</span>
    </>
  );
}
