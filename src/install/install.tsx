import { Link } from "gatsby";
import { visibleFor } from "../hardware-info/visible-for";
import { routes } from "../site/site";
import { InstallLink } from "./install-link";
import { installLabels } from "./install-labels";
import { SendToComputer } from "./send-to-computer";
import { installSources } from "./store-address";
import { TellMeLink } from "./tell-me-link";
import * as styles from "./install.module.css";

/**
 * The one thing to press: on a computer the install button, on a phone the button that shares the page,
 * and before there is a store the draft of an email.
 */
export function Install() {
  const sources = installSources();
  if (sources.length === 0) return <TellMeLink />;
  return (
    <>
      <div className={styles.way} {...visibleFor.computers}>
        <InstallLink />
        {sources.map(({ browser, store, answer }) =>
          answer === undefined ? null : (
            <p key={browser} className={styles.note} {...visibleFor.browsers([browser])}>
              <Link to={`${routes.support}#${answer}`}>{installLabels.from(browser, store)}</Link>
            </p>
          ),
        )}
      </div>
      <div className={styles.way} {...visibleFor.phones}>
        <SendToComputer note={installLabels.forComputers()} />
      </div>
    </>
  );
}
