import { Link } from "../links/link";
import { routes } from "../site/site";
import { installWords } from "./install-words";
import { type StoreBrowser, storeAddress, storeBrowsers } from "./store-address";
import * as styles from "./install-link.module.css";

type InstallLinkProps = Readonly<{
  className?: string | undefined;
  /** Fewer words, for the header. */
  isShort?: boolean;
}>;

/**
 * The install button for the visitor's browser. The static HTML contains one for each browser, and
 * an attribute of <html> selects one before the first paint. Until a store page is set, the button
 * leads to the guide.
 */
export function InstallLink({ className = "", isShort = false }: InstallLinkProps) {
  return (
    <span className={`${styles.calls} ${className}`}>
      {storeBrowsers.map((browser) => (
        <span key={browser} className={styles.call} data-for={browser}>
          <InstallCall browser={browser} isShort={isShort} />
        </span>
      ))}
    </span>
  );
}

type InstallCallProps = Readonly<{ browser: StoreBrowser; isShort: boolean }>;

function InstallCall({ browser, isShort }: InstallCallProps) {
  const address = storeAddress(browser);
  const className = isShort ? styles.short : styles.long;
  const label = isShort ? installWords.short(browser) : installWords.long(browser);
  if (address !== null) {
    return (
      <a className={className} href={address}>
        {label}
      </a>
    );
  }
  return (
    <Link className={className} to={routes.gettingStarted}>
      {label}
    </Link>
  );
}
