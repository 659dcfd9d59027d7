import { type ReactNode, useRef } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { CopyButton } from "./copy-button";
import { copyWords } from "./copy-words";
import * as styles from "./copy-field.module.css";

/** An address that no page may link to, as text with a button that copies it. */
export function CopyField({ children }: Readonly<{ children: ReactNode }>) {
  const address = useRef<HTMLElement>(null);
  const { modifierKey } = useHardwareInfo();

  function select() {
    if (address.current) getSelection()?.selectAllChildren(address.current);
  }

  return (
    <span className={styles.field}>
      <code ref={address} className={styles.address} translate="no">
        {children}
      </code>
      <CopyButton
        // The visitor's own words stand in the element, not in what was rendered first.
        text={() => address.current?.textContent ?? ""}
        what="this address"
        onRefused={select}
        refusedMessage={copyWords.addressRefused(modifierKey)}
      />
    </span>
  );
}
