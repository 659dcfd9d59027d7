import { type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button";
import { copyLabels } from "./copy-labels";
import * as styles from "./copy-field.module.css";

/** An address that web pages cannot open, as text with a copy button. */
export function CopyField({ children }: Readonly<{ children: ReactNode }>) {
  const address = useRef<HTMLElement>(null);

  function select() {
    if (address.current) getSelection()?.selectAllChildren(address.current);
  }

  return (
    <span className={styles.field}>
      <code ref={address} className={styles.address} translate="no">
        {children}
      </code>{" "}
      <CopyButton
        // The DOM contains the visitor's words; `children` may still contain the defaults.
        text={() => address.current?.textContent ?? ""}
        what={copyLabels.address}
        onRefused={select}
      />
    </span>
  );
}
