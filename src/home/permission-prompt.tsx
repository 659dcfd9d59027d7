import { Logo } from "../layout/logo";
import { homeWords } from "./home-words";
import * as styles from "./permission-prompt.module.css";

/** The browser's question before it installs the product. */
export function PermissionPrompt() {
  return (
    <div className={styles.prompt} role="img" aria-label={homeWords.prompt}>
      <b>
        <Logo />
        {homeWords.promptTitle}
      </b>{" "}
      {homeWords.promptIntro} <span className={styles.line}>{homeWords.promptLine}</span>{" "}
      <span className={styles.choice}>
        <span>{homeWords.promptNo}</span> <span>{homeWords.promptYes}</span>
      </span>
    </div>
  );
}
