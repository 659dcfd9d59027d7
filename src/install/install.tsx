import { InstallLink } from "./install-link";
import { installWords } from "./install-words";
import { SendToComputer } from "./send-to-computer";
import { storeAddress, storeBrowsers } from "./store-address";
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
