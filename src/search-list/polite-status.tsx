import { useEffect, useState } from "react";
import * as styles from "./polite-status.module.css";

/** How long a text must stay the same before it is announced, in milliseconds. */
const restBeforeStatus = 500;

/**
 * Announces `text` to screen readers once it has stayed the same for a moment, so that a visitor
 * who types is not interrupted at every letter. It is not visible.
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
