import { Link } from "gatsby";
import { shownByStyles, shownIn } from "../hardware-info/shown-in";
import { routes } from "../site/site";
import { InstallLink } from "./install-link";
import { installLabels } from "./install-labels";
import { SendToComputer } from "./send-to-computer";
import { installPlaces } from "./store-address";
import { TellMeLink } from "./tell-me-link";
import * as shownOn from "../hardware-info/shown-on.module.css";
import * as styles from "./install.module.css";

/**
 * The one thing to press: on a computer the install button, on a phone the button that shares the page,
 * and before there is a store the draft of an email.
 */
export function Install() {
  const places = installPlaces();
  if (places.length === 0) return <TellMeLink />;
  return (
    <>
      <div className={`${styles.way} ${shownOn.computer}`}>
        <InstallLink />
        {places.map(({ browser, store, answer }) =>
          answer === undefined ? null : (
            <p key={browser} className={styles.note} {...shownIn([browser])}>
              <Link to={`${routes.support}#${answer}`}>{installLabels.from(browser, store)}</Link>
            </p>
          ),
        )}
      </div>
      <div className={`${styles.way} ${shownOn.phone}`} {...shownByStyles}>
        <SendToComputer note={installLabels.forComputers()} />
      </div>
    </>
  );
}
