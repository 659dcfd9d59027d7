import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";
import * as prose from "./prose.module.css";

type DisclosureProps = Readonly<{
  id: string;
  summary: ReactNode;
  isHidden?: boolean;
  children: ReactNode;
}>;

/**
 * A heading that opens to a text, by the browser's own means. Its styles open it in print, where
 * no script runs, and before the script has come when the address names it.
 */
export function Disclosure({ id, summary, isHidden = false, children }: DisclosureProps) {
  return (
    <details id={id} className={styles.disclosure} hidden={isHidden}>
      <summary>
        <h3>{summary}</h3>
      </summary>
      <div className={`${prose.prose} ${styles.body}`}>{children}</div>
    </details>
  );
}
