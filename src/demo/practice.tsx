import { ChangingText } from "../content-text/changing-text";
import { useState } from "react";
import * as styles from "./practice.module.css";
import { demoLabels } from "./demo-labels";
import { practiceTitle, type SampleTab } from "./sample-tabs";
import { Demo } from "./demo";

type PracticeProps = Readonly<{
  tabs: readonly SampleTab[];
  /** Told when the task is done. */
  onDone?: ((isDone: true) => void) | undefined;
}>;

/** The demo with a task: switch to one given tab. */
export function Practice({ tabs, onDone }: PracticeProps) {
  const wanted = practiceTitle(tabs);
  const [result, setResult] = useState<string>(demoLabels.practiceTask(wanted));
  const { practiceDone } = demoLabels;
  return (
    <div className={styles.practice}>
      <p className={styles.task} role="status" data-done={result === practiceDone || undefined}>
        <ChangingText text={result} />
      </p>
      <Demo
        sampleTabs={tabs}
        onSwitch={({ title }) => {
          if (title === wanted) onDone?.(true);
          setResult((before) =>
            title === wanted || before === practiceDone
              ? practiceDone
              : demoLabels.practiceWrong(title),
          );
        }}
      />
    </div>
  );
}
