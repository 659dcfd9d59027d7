import { installWords } from "./install-words";
import { installPlace, installPlaces, type StoreBrowser, storeBrowsers } from "./store-address";
import * as styles from "./install-link.module.css";

type InstallLinkProps = Readonly<{
  className?: string | undefined;
  /** Fewer words, for the header. */
  isShort?: boolean;
}>;

/**
 * The install button for the visitor's browser. The static HTML contains one for each browser, and
 * an attribute of <html> selects one before the first paint. Nothing while no store page is set.
 */
export function InstallLink({ className = "", isShort = false }: InstallLinkProps) {
  const [elsewhere] = installPlaces();
  if (!elsewhere) return null;
  return (
    <span className={`${styles.calls} ${className}`}>
      {storeBrowsers.map((browser) => {
        const place = installPlace(browser);
        return (
          <a
            key={browser}
            className={isShort ? styles.short : styles.long}
            data-in={browser}
            href={(place ?? elsewhere).address}
          >
            {labelFor(browser, place === null ? elsewhere.browser : undefined, isShort)}
          </a>
        );
      })}
    </span>
  );
}

/** `other` is the browser for which the product is, where it isn't for the visitor's. */
function labelFor(browser: StoreBrowser, other: StoreBrowser | undefined, isShort: boolean) {
  if (other !== undefined) return installWords.get(other);
  return isShort ? installWords.short : installWords.add(browser);
}
