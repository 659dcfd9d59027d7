import { Link } from "../update/link";
import { routes } from "../site/site";
import { type StoreBrowser, storeAddress, storeBrowsers } from "./store-address";
import * as styles from "./install-link.module.css";

type InstallLinkProps = Readonly<{
  className?: string | undefined;
  /** Fewer words, for the header. */
  isShort?: boolean;
}>;

/**
 * The install call for the visitor's browser. All browsers' calls stand in the static HTML and the
 * mark on <html> picks one, so the right one is there at the first paint; where the owner has named
 * no store page yet, the guide takes its place.
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
  const label = isShort ? "Install" : `Add to ${browser}`;
  if (address !== null) {
    return (
      <a className={className} href={address}>
        {label}
      </a>
    );
  }
  return (
    <Link className={className} to={routes.gettingStarted}>
      {isShort ? label : `Install in ${browser}`}
    </Link>
  );
}
