import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/release-files";
import { site } from "../site/site";
import { installWords } from "./install-words";
import * as styles from "./follow.module.css";

const mail = `mailto:${site.contactAddress}?subject=${encodeURIComponent(installWords.tellMeSubject)}`;

/** How to hear of the product before it is in a store: two feeds and the draft of an email. */
export function Follow() {
  return (
    <ul className={styles.ways}>
      <li>
        {/* Some hosts obfuscate email addresses. React restores this one. */}
        <a href={mail} suppressHydrationWarning>
          {installWords.tellMe}
        </a>
      </li>
      <li>
        <a href={withPrefix(releaseFiles.rss)}>{installWords.rss}</a>
      </li>
      <li>
        <a href={withPrefix(releaseFiles.jsonFeed)}>{installWords.jsonFeed}</a>
      </li>
    </ul>
  );
}
