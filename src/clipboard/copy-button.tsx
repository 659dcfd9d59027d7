import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { withTimeout } from "../runtime/document";
import { copyLabels } from "./copy-labels";
import { visibleFor } from "../hardware-info/visible-for";
import * as styles from "./copy-button.module.css";

/** How long a clipboard may take, in milliseconds. WebKit's was once seen to give no answer. */
const copyTime = 3000;

/** Copies a text to the clipboard. Returns false if it is missing, refuses, or takes more than 3 s. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Contrary to its type, it is missing on plain HTTP and in old browsers.
    const copying = navigator.clipboard.writeText(text).then(() => true);
    return (await withTimeout(copying, copyTime)) ?? false;
  } catch {
    return false;
  }
}

type CopyButtonProps = Readonly<{
  /** Returns the text to copy; called when the button is pressed. */
  text: () => string;
  /** What the button copies, for screen readers. */
  what: string;
  label?: string;
  /** Selects an address where it is shown, if the clipboard refuses. Without this, the button shows the text. */
  onRefused?: () => void;
}>;

type Outcome = "none" | "copied" | "refused";

/** The most lines of a text that is copied by hand. */
const mostRows = 6;

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/** How long the result is shown, in milliseconds. */
const resultTime = 4000;

/** A button that copies a text, shows the result and announces it. */
export function CopyButton({ text, what, label = copyLabels.copy, onRefused }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("none");
  const { isDesktop, modifierKey } = useHardwareInfo();
  const isShown = outcome === "refused" && !onRefused;
  useEffect(() => {
    if (outcome === "none" || isShown) return;
    const timer = setTimeout(() => setOutcome("none"), resultTime);
    return () => clearTimeout(timer);
  }, [outcome, isShown]);

  async function copy() {
    const isCopied = await copyText(text());
    setOutcome(isCopied ? "copied" : "refused");
    if (!isCopied) onRefused?.();
  }

  const copied =
    outcome === "copied" ? `${label} ${what}`.replace(copyLabels.copy, copyLabels.copied) : "";
  const selected = onRefused ? "address" : "text";
  const refused = isDesktop
    ? copyLabels.selected(selected, modifierKey)
    : copyLabels.selectedByTouch(selected);
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        data-outcome={outcome}
        aria-label={`${label} ${what}`}
        onClick={() => void copy()}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.done} aria-hidden="true" {...visibleFor.styles}>
          {copyLabels.copied}
        </span>
      </button>
      <span role="status" className={outcome === "refused" ? styles.refused : "unseen"}>
        {outcome === "refused" ? refused : copied}
      </span>
      {isShown ? (
        <textarea
          ref={selectAll}
          className={styles.text}
          aria-label={copyLabels.byHand}
          readOnly
          value={text()}
          rows={Math.min(text().split("\n").length, mostRows)}
          spellCheck={false}
          translate="no"
        />
      ) : null}
    </span>
  );
}
