import { useEffect, useState } from "react";
import { copyWords } from "./copy-words";
import * as styles from "./copy-button.module.css";

/** Puts a text on the clipboard; false where the browser has none or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on plain HTTP and in old browsers, whatever the type says.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type CopyButtonProps = Readonly<{
  /** Gives what is to be copied, read when the button is pressed. */
  text: () => string;
  /** What the button copies, for those who cannot see what it stands beside. */
  what: string;
  label?: string;
  /** What to do where the clipboard refuses, and what to say then. */
  onRefused?: () => void;
  refusedMessage?: string;
}>;

type Outcome = "none" | "copied" | "refused";

/** How long the result stays on the button, in milliseconds. */
const resultTime = 4000;

/** A button that copies a text, says so on its face, and announces it. */
export function CopyButton({
  text,
  what,
  label = "Copy",
  onRefused,
  refusedMessage = copyWords.refused,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("none");
  useEffect(() => {
    if (outcome === "none") return;
    const timer = setTimeout(() => setOutcome("none"), resultTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const isCopied = await copyText(text());
    setOutcome(isCopied ? "copied" : "refused");
    if (!isCopied) onRefused?.();
  }

  const copied = outcome === "copied" ? `${label} ${what}`.replace("Copy", "Copied") : "";
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        data-outcome={outcome}
        onClick={() => void copy()}
      >
        <span className={styles.label}>
          {label}
          <span className={styles.unseen}>{` ${what}`}</span>
        </span>
        <span className={styles.done} aria-hidden="true">
          Copied
        </span>
      </button>
      <span role="status" className={outcome === "refused" ? styles.refused : styles.unseen}>
        {outcome === "refused" ? refusedMessage : copied}
      </span>
    </span>
  );
}
