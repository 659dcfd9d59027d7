import { ChangingText } from "../content-text/changing-text";
import type { ReactNode, RefObject } from "react";
import { Word } from "../hardware-info/word";
import { Shortcut } from "../keys/kbd";
import * as styles from "./demo-page.module.css";
import { liveDemoLabels } from "./live-demo-labels";
import type { SampleTab } from "./sample-tabs";
import { TabIcon } from "./tab-icon";

type DemoPageProps = Readonly<{
  tab: SampleTab;
  /** What the switch to it took; empty if there was none. */
  effort: string;
  /** What to do next, before opening the list again. */
  afterSwitch?: ReactNode;
  buttonRef: RefObject<HTMLButtonElement>;
  onOpen: () => void;
}>;

/** The page of a sample tab, with a button that opens the list again. */
export function DemoPage({ tab, effort, afterSwitch, buttonRef, onOpen }: DemoPageProps) {
  return (
    <div className={styles.page} data-arrived={effort !== "" || undefined}>
      <div className={styles.heading}>
        <TabIcon tab={tab} />
        <p className={styles.title}>{tab.title}</p>
      </div>
      {effort === "" ? null : (
        <p className={styles.effort}>
          <ChangingText text={effort} />
        </p>
      )}
      {tab.window === "private" ? (
        <p className={styles.note}>
          {liveDemoLabels.private[0]}
          <Word name="privateBrowsingMode" />
          {liveDemoLabels.private[1]}
        </p>
      ) : null}
      <div className={styles.actions}>
        {afterSwitch}
        <button ref={buttonRef} className={styles.open} type="button" onClick={onOpen}>
          {liveDemoLabels.open}
        </button>{" "}
        {effort === "" ? null : (
          <p className={styles.keys}>
            {liveDemoLabels.or} <Shortcut />
          </p>
        )}
      </div>
      {/* Lines where a page's words would be. */}
      <div className={styles.sketch} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
