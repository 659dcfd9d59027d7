import { ListFoot } from "../search-list/list-foot";
import * as styles from "../search-list/list-panel.module.css";
import { recentTabs } from "./recent-tabs";
import { SearchGlyph } from "../search-list/search-glyph";
import { TabRow } from "./tab-row";
import { placeholder, tabCountText } from "./switcher-words";

/** The switcher's first state as a picture: what there is before its script, or without it. */
export function SwitcherDrawing() {
  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <SearchGlyph className={styles.glyph} />
        <span className={styles.input} data-placeholder>
          {placeholder}
        </span>
      </div>
      <div className={styles.list}>
        {recentTabs.map((tab) => (
          <div key={tab.id} className={styles.row} data-active={tab === recentTabs[0] || undefined}>
            <TabRow tab={tab} />
          </div>
        ))}
      </div>
      <ListFoot action="switch">{tabCountText}</ListFoot>
    </div>
  );
}
