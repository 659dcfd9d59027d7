import { Link } from "../update/link";
import { routes } from "../site/site";
import { storeAddress, storeBrowsers, storeNames } from "./store-address";
import * as styles from "./other-browsers.module.css";

/** The store and the guide of each browser, for those who install on another one. */
export function OtherBrowsers() {
  return (
    <ul className={styles.browsers} aria-label="Each browser">
      {storeBrowsers.map((browser) => {
        const address = storeAddress(browser);
        return (
          <li key={browser}>
            <b>{browser}</b>
            {address === null ? (
              <span>{storeNames[browser]}: not public yet</span>
            ) : (
              <a href={address}>{storeNames[browser]}</a>
            )}
            <Link to={`${routes.gettingStarted}?browser=${browser.toLowerCase()}`}>
              Guide for {browser}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
