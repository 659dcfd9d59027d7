import { Word } from "../hardware-info/word";
import type { Ranges } from "../search-list/create-matcher";
import { HighlightedText } from "../search-list/highlighted-text";
import * as styles from "../search-list/list-panel.module.css";
import { demoLabels } from "./demo-labels";
import type { SampleTab } from "./sample-tabs";
import { TabIcon } from "./tab-icon";

type TabRowProps = Readonly<{
  entry: SampleTab;
  titleRanges?: Ranges;
  detailRanges?: Ranges;
  /** Whether it is the tab that is shown. */
  isCurrent?: boolean;
  /** Whether a window is named only if it is a private one. A small picture has no room for more. */
  isSmall?: boolean;
}>;

/** The content of a row: icon, title, address and window of a tab. */
export function TabRow({
  entry: tab,
  titleRanges,
  detailRanges,
  isCurrent = false,
  isSmall = false,
}: TabRowProps) {
  return (
    <>
      <TabIcon tab={tab} />
      <span className={styles.rowText}>
        <HighlightedText className={styles.rowTitle} text={tab.title} ranges={titleRanges} />{" "}
        <HighlightedText className={styles.rowDetail} text={tab.address} ranges={detailRanges} />
      </span>{" "}
      {isSmall && tab.window !== "private" ? null : (
        <span className={styles.rowContext} data-window={tab.window}>
          {tab.window === "private" ? (
            <Word name="privateBrowsingMode" />
          ) : isCurrent ? (
            demoLabels.thisTab
          ) : (
            demoLabels.window(tab.window)
          )}
        </span>
      )}
    </>
  );
}
