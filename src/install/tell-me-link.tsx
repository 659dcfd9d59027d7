import { MailLink } from "../content-text/mail-link";
import { site } from "../site/site";
import { installWords } from "./install-words";
import * as styles from "./tell-me-link.module.css";

const mail = `mailto:${site.contactAddress}?subject=${encodeURIComponent(installWords.tellMeSubject)}`;

type TellMeLinkProps = Readonly<{
  className?: string;
  /** Smaller and quiet, as in the header. */
  isShort?: boolean;
}>;

/** The one thing to press before the product is in a store: the draft of an email. */
export function TellMeLink({ isShort = false, className = "" }: TellMeLinkProps) {
  return (
    <MailLink className={`${isShort ? styles.short : styles.large} ${className}`} href={mail}>
      {isShort ? installWords.tellMeShort : installWords.tellMe}
    </MailLink>
  );
}
