import type { RefObject } from "react";
import { Word } from "../hardware-info/word";
import { Shortcut } from "../keys/kbd";
import * as styles from "./sample-page.module.css";
import type { SampleTab } from "./recent-tabs";
import { switcherWords } from "./switcher-words";
import { TabIcon } from "./tab-icon";

type SamplePageProps = Readonly<{
  tab: SampleTab;
  buttonRef: RefObject<HTMLButtonElement>;
  onOpen: () => void;
}>;

/** The page of a sample tab, with a button that opens the list again. */
export function SamplePage({ tab, buttonRef, onOpen }: SamplePageProps) {
  return (
    <div className={styles.page}>
      <TabIcon drawing={tab.icon} />
      <p className={styles.title}>{tab.title}</p>
      <p className={styles.note}>
        {tab.window === "private" ? (
          <>
            A tab in the sample’s <Word name="privateBrowsingMode" /> window. Your own are listed
            only if you allow it in your browser, and nothing about them is stored.
          </>
        ) : (
          switcherWords.samplePage(tab.window)
        )}
      </p>
      {/* Lines where a page's words would be. */}
      <div className={styles.sketch} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <button ref={buttonRef} className={styles.open} type="button" onClick={onOpen}>
        Open the list{" "}
        <span className={styles.keys}>
          <Shortcut />
        </span>
      </button>
    </div>
  );
}
