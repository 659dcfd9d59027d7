import { ChangingText } from "../content-text/changing-text";
import { type KeyboardEvent, useId, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { isSingleKey, isUnfinished, judgeKeys, type Verdict } from "./key-rules";
import { keyLabels } from "./key-labels";
import * as styles from "./key-check.module.css";

/** A field that says of each combination pressed in it whether it can be a shortcut. */
export function KeyTester() {
  const info = useHardwareInfo();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const id = useId();

  function follow(event: KeyboardEvent) {
    // Tab alone, or with Shift, moves on.
    if (isUnfinished(event.nativeEvent) || (event.key === "Tab" && isSingleKey(event))) return;
    if (!isSingleKey(event)) event.preventDefault();
    // The page has shortcuts, too. Here they are only keys.
    event.stopPropagation();
    setVerdict(judgeKeys(event, info));
  }

  return (
    <div className={styles.tool}>
      <label htmlFor={id}>{keyLabels.tester}</label>
      <input
        id={id}
        className={styles.field}
        readOnly
        value={verdict?.keys ?? ""}
        placeholder={keyLabels.place}
        aria-describedby={`${id}-hint`}
        onKeyDown={follow}
      />
      <p className={styles.result} role="status">
        <ChangingText
          text={verdict ? keyLabels.verdict(verdict.keys, verdict.isAllowed, verdict.reasons) : ""}
        />
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {keyLabels.hint}
      </p>
    </div>
  );
}
