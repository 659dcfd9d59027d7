import { Logo } from "../site/logo";
import { installLabels } from "./install-labels";
import * as styles from "./permission-prompt.module.css";

/** The browser's question before it installs the product. */
export function PermissionPrompt() {
  return (
    <div className={styles.prompt} role="img" aria-label={installLabels.prompt}>
      <b>
        <Logo />
        {installLabels.promptTitle}
      </b>{" "}
      {installLabels.promptIntro} <span className={styles.line}>{installLabels.promptLine}</span>{" "}
      <span className={styles.choice}>
        <span>{installLabels.promptNo}</span> <span>{installLabels.promptYes}</span>
      </span>
    </div>
  );
}
