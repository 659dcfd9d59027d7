import { ChangingText } from "../content-text/changing-text";
import type { ReactNode } from "react";
import * as styles from "./demo-browser.module.css";
import type { SampleTab } from "./sample-tabs";
import { TabIcon } from "./tab-icon";

/** How many tabs the strip has room for. */
const stripLength = 3;

type DemoBrowserProps = Readonly<{
  /** In the order of last use. The browser shows the first one. */
  tabs: readonly SampleTab[];
  /** Shown over the page. */
  children: ReactNode;
}>;

/** A drawing of a browser window: the tabs of one window, an address and a page. */
export function DemoBrowser({ tabs, children }: DemoBrowserProps) {
  const [current] = tabs;
  if (!current) return null;
  const strip = stripOf(tabs, current);
  return (
    <div className={styles.browser} data-window={current.window}>
      <div className={styles.strip} aria-hidden="true">
        {strip.map((tab) => (
          <span key={tab.order} className={styles.tab} data-current={tab === current || undefined}>
            <TabIcon tab={tab} />
            <span className={styles.tabTitle}>{tab.title}</span>{" "}
          </span>
        ))}
      </div>
      <div className={styles.bar} aria-hidden="true">
        <ChangingText text={current.address} className={styles.address} />
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** The first tabs of the current tab's window; the current one is always among them. */
function stripOf(tabs: readonly SampleTab[], current: SampleTab): readonly SampleTab[] {
  const inWindow = tabs
    .filter(({ window }) => window === current.window)
    .sort((a, b) => a.order - b.order);
  const first = inWindow.slice(0, stripLength);
  return first.includes(current) ? first : first.slice(0, -1).concat(current);
}
