import { type ReactNode, useRef } from "react";
import { ScrollFrame } from "./scroll-frame";
import { CopyButton } from "../clipboard/copy-button";
import { copyWords } from "../clipboard/copy-words";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import * as styles from "./code-block.module.css";

/** Lines of code, which scroll inside their frame, with a button that copies them. */
export function CodeBlock({ children }: Readonly<{ children: ReactNode }>) {
  const code = useRef<HTMLPreElement>(null);
  const { modifierKey } = useHardwareInfo();
  return (
    <div className={styles.block}>
      <ScrollFrame>
        <pre ref={code} className={styles.code} translate="no">
          {children}
        </pre>
      </ScrollFrame>
      <CopyButton
        text={() => code.current?.textContent ?? ""}
        what="this code"
        onRefused={() => code.current && getSelection()?.selectAllChildren(code.current)}
        refusedMessage={copyWords.selected("code", modifierKey)}
      />
    </div>
  );
}
