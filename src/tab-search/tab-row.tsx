import { Word } from "../hardware-info/word";
import type { Ranges } from "./create-matcher";
import { Marked } from "./marked";
import type { SampleTab } from "./sample-tab";
import { TabIcon } from "./tab-icon";
import * as styles from "./list-panel.module.css";

type TabRowProps = Readonly<{ tab: SampleTab; titleRanges?: Ranges; detailRanges?: Ranges }>;

/** What a row of the list says about a tab: icon, title, address and window. */
export function TabRow({ tab, titleRanges, detailRanges }: TabRowProps) {
  return (
    <>
      <TabIcon drawing={tab.icon} />
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>
          <Marked text={tab.title} ranges={titleRanges} />
        </span>{" "}
        <span className={styles.rowDetail}>
          <Marked text={tab.address} ranges={detailRanges} />
        </span>
      </span>{" "}
      <span className={styles.rowPlace} data-place={tab.window}>
        {tab.window === "private" ? <Word name="privateBrowsingMode" /> : `Window ${tab.window}`}
      </span>
    </>
  );
}
