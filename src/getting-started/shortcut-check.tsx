import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { Shortcut } from "../keys/kbd";
import * as styles from "./step-figure.module.css";

/** The default shortcut, and what this page can tell when the reader presses it. */
export function ShortcutCheck() {
  const { modifierKey } = useHardwareInfo();
  const [words, setWords] = useState("");
  useEffect(() => {
    let isShown = true;
    let stop = () => {};
    // Where the script can't be had, the keys stay a drawing.
    void import(/* webpackChunkName: "shortcut-attempt" */ "./shortcut-attempt").then(
      ({ watchShortcut }) => {
        if (isShown) stop = watchShortcut(window, modifierKey, setWords);
      },
      () => {},
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [modifierKey]);
  return (
    <div>
      <p className={styles.keys} aria-hidden="true">
        <Shortcut />
      </p>
      <p className={styles.result} role="status">
        {words}
      </p>
    </div>
  );
}
