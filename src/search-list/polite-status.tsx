import { useEffect, useState } from "react";
import * as styles from "./polite-status.module.css";

/** How long the text has to stay the same before a screen reader says it, in milliseconds. */
export const restBeforeStatus = 500;

/**
 * Says `text` to a screen reader once it has stayed the same for a moment, so that a visitor who
 * types is not interrupted at every letter. Shows nothing.
 */
export function PoliteStatus({ text }: Readonly<{ text: string }>) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), restBeforeStatus);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.status} role="status">
      {/* A new text is a new element: see HighlightedText. */}
      {said === "" ? null : <span key={said}>{said}</span>}
    </p>
  );
}
