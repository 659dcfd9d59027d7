import { useEffect, useState } from "react";
import * as styles from "./polite-status.module.css";

/** How long typing has to rest before its result is said, in milliseconds. */
export const restBeforeStatus = 500;

/**
 * Says `text` to a screen reader once it has stayed the same for a moment, so that every letter
 * typed does not interrupt the one before. Shows nothing.
 */
export function PoliteStatus({ text }: Readonly<{ text: string }>) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), restBeforeStatus);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.status} role="status">
      {said}
    </p>
  );
}
