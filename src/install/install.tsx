import { Link } from "gatsby";
import { visibleFor } from "../hardware-info/visible-for";
import { routes } from "../site/site";
import { InstallLink } from "./install-link";
import { installLabels } from "./install-labels";
import { SendToComputer } from "./send-to-computer";
import { installSources } from "./store-address";
import { TellMeLink } from "./tell-me-link";
import * as styles from "./install.module.css";

/** What to press: on a computer to install, on a phone to share, before a launch to write to us. */
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
        <SendToComputer />
      </div>
    </>
  );
}
