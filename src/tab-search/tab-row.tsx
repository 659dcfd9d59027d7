import { Word } from "../hardware-info/word";
import type { Ranges } from "../search-list/create-matcher";
import { HighlightedText } from "../search-list/highlighted-text";
import * as styles from "../search-list/list-panel.module.css";
import type { SampleTab } from "./recent-tabs";
import { TabIcon } from "./tab-icon";

type TabRowProps = Readonly<{ entry: SampleTab; titleRanges?: Ranges; detailRanges?: Ranges }>;

/** The content of a row: icon, title, address and window of a tab. */
export function TabRow({ entry: tab, titleRanges, detailRanges }: TabRowProps) {
  return (
    <>
      <TabIcon drawing={tab.icon} />
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>
          <HighlightedText text={tab.title} ranges={titleRanges} />
        </span>{" "}
        <span className={styles.rowDetail}>
          <HighlightedText text={tab.address} ranges={detailRanges} />
        </span>
      </span>{" "}
      <span className={styles.rowPlace} data-place={tab.window}>
        {tab.window === "private" ? <Word name="privateBrowsingMode" /> : `Window ${tab.window}`}
      </span>
    </>
  );
}
