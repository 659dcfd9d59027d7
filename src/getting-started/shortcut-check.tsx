import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { Shortcut } from "../keys/kbd";
import { guideWords } from "./guide-words";
import { afterKey, type Attempt, noAttempt } from "./shortcut-attempt";
import * as styles from "./step-figure.module.css";

/** The default shortcut, and what this page can tell when the reader presses it. */
export function ShortcutCheck() {
  const { modifierKey } = useHardwareInfo();
  const [outcome, setOutcome] = useState<Attempt["outcome"]>("none");
  useEffect(() => {
    let attempt = noAttempt;
    const follow = (event: KeyboardEvent | FocusEvent) => {
      // The practice window takes the shortcut for itself.
      if (event.defaultPrevented) return;
      attempt = afterKey(attempt, event instanceof KeyboardEvent ? event : "blur", modifierKey);
      setOutcome(attempt.outcome);
    };
    const watched = ["keydown", "keyup", "blur"] as const;
    for (const name of watched) addEventListener(name, follow);
    return () => {
      for (const name of watched) removeEventListener(name, follow);
    };
  }, [modifierKey]);
  return (
    <div>
      <p className={styles.keys} aria-hidden="true">
        <Shortcut />
      </p>
      <p className={styles.result} role="status">
        {guideWords.shortcutOutcome[outcome]}
      </p>
    </div>
  );
}
