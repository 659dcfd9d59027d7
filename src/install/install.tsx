import { Link } from "../links/link";
import { routes } from "../site/site";
import { InstallLink } from "./install-link";
import { installWords } from "./install-words";
import { SendToComputer } from "./send-to-computer";
import { installPlaces } from "./store-address";
import * as styles from "./install.module.css";

/** The install button on a computer; on a phone, the button that shares the page. */
export function Install() {
  const places = installPlaces();
  return (
    <>
      {places.length === 0 ? null : (
        <div className={styles.desktop}>
          <InstallLink />
          {places.map(({ browser, store, answer }) =>
            answer === undefined ? null : (
              <p key={browser} className={styles.note} data-in={browser}>
                <Link to={`${routes.support}#${answer}`}>{installWords.from(browser, store)}</Link>
              </p>
            ),
          )}
        </div>
      )}
      <div className={styles.mobile}>
        <SendToComputer />
      </div>
    </>
  );
}
