import { InstallLink } from "./install-link";
import { SendToComputer } from "./send-to-computer";
import { storeAddress, storeBrowsers, storeNames } from "./store-address";
import * as styles from "./install.module.css";

/** The call to install on a computer; on a phone, the call to send the page to one. */
export function Install() {
  return (
    <div>
      <div className={styles.desktop}>
        <InstallLink />
        {storeBrowsers.map((browser) =>
          storeAddress(browser) === null ? (
            <p key={browser} className={styles.note} data-for={browser}>
              Its page in {storeNames[browser]} is not public yet. The button opens the guide.
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
