import { Link } from "../update/link";
import { routes } from "../site/site";
import { InstallLink } from "./install-link";
import { installWords } from "./install-words";
import { SendToComputer } from "./send-to-computer";
import { storeAddress, storeBrowsers, storeNames } from "./store-address";
import * as styles from "./install.module.css";

/** The install button on a computer; on a phone, the button that sends the page to a computer. */
export function Install() {
  return (
    <div>
      <div className={styles.desktop}>
        <InstallLink />
        {storeBrowsers.map((browser) =>
          storeAddress(browser) === null ? (
            <p key={browser} className={styles.note} data-for={browser}>
              {installWords.noStore(browser)}
            </p>
          ) : null,
        )}
      </div>
      <div className={styles.mobile}>
        <SendToComputer />
      </div>
    </div>
  );
}

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
