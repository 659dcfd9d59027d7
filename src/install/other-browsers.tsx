import { Link } from "../links/link";
import { routes } from "../site/site";
import { installWords } from "./install-words";
import { storeAddress, storeBrowsers, storeNames } from "./store-address";
import * as styles from "./other-browsers.module.css";

/** The store and the guide for each browser, for visitors who install elsewhere. */
export function OtherBrowsers() {
  return (
    <ul className={styles.browsers} aria-label={installWords.list}>
      {storeBrowsers.map((browser) => {
        const address = storeAddress(browser);
        return (
          <li key={browser}>
            <b>{browser}</b>
            {address === null ? (
              <span>{installWords.notInStore(browser)}</span>
            ) : (
              <a href={address}>{storeNames[browser]}</a>
            )}
            <Link to={`${routes.gettingStarted}?browser=${browser.toLowerCase()}`}>
              {installWords.guide(browser)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
