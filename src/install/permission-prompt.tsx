import { Logo } from "../site/logo";
import { installWords } from "./install-words";
import * as styles from "./permission-prompt.module.css";

/** The browser's question before it installs the product. */
export function PermissionPrompt() {
  return (
    <div className={styles.prompt} role="img" aria-label={installWords.prompt}>
      <b>
        <Logo />
        {installWords.promptTitle}
      </b>{" "}
      {installWords.promptIntro} <span className={styles.line}>{installWords.promptLine}</span>{" "}
      <span className={styles.choice}>
        <span>{installWords.promptNo}</span> <span>{installWords.promptYes}</span>
      </span>
    </div>
  );
}
