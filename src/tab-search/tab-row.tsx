import type { ReactNode } from "react";
import { Word } from "../hardware-info/word";
import type { SampleTab } from "./sample-tab";
import { TabIcon } from "./tab-icon";
import * as styles from "../search-list/list-panel.module.css";

type TabRowProps = Readonly<{
  tab: SampleTab;
  /** The title and the address with what matched marked; plain without. */
  title?: ReactNode;
  address?: ReactNode;
}>;

/** What a row of the list says about a tab: icon, title, address and window. */
export function TabRow({ tab, title = tab.title, address = tab.address }: TabRowProps) {
  return (
    <>
      <TabIcon drawing={tab.icon} />
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{title}</span>{" "}
        <span className={styles.rowDetail}>{address}</span>
      </span>{" "}
      <span className={styles.rowPlace} data-place={tab.window}>
        {tab.window === "private" ? <Word name="privateBrowsingMode" /> : `Window ${tab.window}`}
      </span>
    </>
  );
}
