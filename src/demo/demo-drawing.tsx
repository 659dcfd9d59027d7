import * as styles from "../search-list/list-panel.module.css";
import { ListFoot, SearchGlyph } from "../search-list/list-parts";
import { demoWords, recentTabs, type SampleTab, tabCountText } from "./sample-tabs";
import { TabRow } from "./tab-row";

/** The demo's first state as a drawing, shown before its script has loaded or without it. */
export function DemoDrawing({ tabs }: Readonly<{ tabs: readonly SampleTab[] }>) {
  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <SearchGlyph />
        <span className={styles.input} data-placeholder>
          {demoWords.placeholder}
        </span>
      </div>
      <div className={styles.list}>
        {recentTabs(tabs).map((tab, index) => (
          <div key={tab.order} className={styles.row} data-active={index === 0 || undefined}>
            <TabRow entry={tab} />
          </div>
        ))}
      </div>
      <ListFoot text={tabCountText(tabs)} action="switch" />
    </div>
  );
}
