import { ChangingText } from "../content-text/changing-text";
import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";
import * as prose from "../content-text/prose.module.css";

type DisclosureProps = Readonly<{
  id: string;
  summary: ReactNode;
  /** A line below the summary, while the text is closed. */
  note: string;
  isHidden: boolean;
  isOpen: boolean;
  onToggle: (id: string, isOpen: boolean) => void;
  children: ReactNode;
}>;

/** A heading that opens a text. CSS opens it in print, and the start script before hydration. */
export function Disclosure({
  id,
  summary,
  note,
  isHidden,
  isOpen,
  onToggle,
  children,
}: DisclosureProps) {
  return (
    <details
      id={id}
      className={styles.disclosure}
      hidden={isHidden}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}
      suppressHydrationWarning
    >
      <summary className={styles.question}>
        <h3>{summary}</h3>
        <ChangingText text={note} className={styles.note} />
      </summary>
      <div className={`${prose.prose} ${styles.body}`}>{children}</div>
    </details>
  );
}
