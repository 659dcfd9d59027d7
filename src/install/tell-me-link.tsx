import { MailLink } from "../navigation/mail-link";
import { site } from "../site/site";
import { installWords } from "./install-words";
import * as styles from "./tell-me-link.module.css";

const mail = `mailto:${site.contactAddress}?subject=${encodeURIComponent(installWords.tellMeSubject)}`;

/** The one thing to press before the product is in a store: the draft of an email. */
export function TellMeLink() {
  return (
    <MailLink className={styles.tellMe} href={mail}>
      {installWords.tellMe}
    </MailLink>
  );
}
