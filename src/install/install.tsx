import { Link } from "gatsby";
import { routes } from "../site/site";
import { InstallLink } from "./install-link";
import { installWords } from "./install-words";
import { SendToComputer } from "./send-to-computer";
import { installPlaces } from "./store-address";
import { TellMeLink } from "./tell-me-link";
import * as device from "./device.module.css";
import * as styles from "./install.module.css";

/**
 * The one thing to press. On a computer it is the install button, or the draft of an email before the
 * product is in a store. On a phone it is the button that shares the page.
 */
export function Install() {
  const places = installPlaces();
  return (
    <>
      <div className={`${styles.way} ${device.onComputer}`}>
        {places.length === 0 ? <TellMeLink /> : <InstallLink />}
        {places.map(({ browser, store, answer }) =>
          answer === undefined ? null : (
            <p
              key={browser}
              className={styles.note}
              data-in={browser}
              hidden={browser !== "Chrome"}
            >
              <Link to={`${routes.support}#${answer}`}>{installWords.from(browser, store)}</Link>
            </p>
          ),
        )}
      </div>
      <div className={`${styles.way} ${device.onPhone}`} hidden data-styled="">
        <SendToComputer note={installWords.forComputers} />
      </div>
    </>
  );
}
