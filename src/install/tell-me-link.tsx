import { site } from "../site/site";
import { installLabels } from "./install-labels";
import * as styles from "./tell-me-link.module.css";

const mail = `mailto:${site.contactAddress}?subject=${encodeURIComponent(installLabels.tellMeSubject)}`;

type TellMeLinkProps = Readonly<{
  className?: string;
  /** Smaller and quiet, as in the header. */
  isShort?: boolean;
}>;

/** The one thing to press before the product is in a store: the draft of an email. */
export function TellMeLink({ isShort = false, className = "" }: TellMeLinkProps) {
  return (
    <a className={`${isShort ? styles.short : styles.large} ${className}`} href={mail}>
      {isShort ? installLabels.tellMeShort : installLabels.tellMe}
    </a>
  );
}
