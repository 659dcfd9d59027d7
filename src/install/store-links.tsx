import { Link } from "gatsby";
import { routes } from "../site/site";
import { installWords } from "./install-words";
import { installPlaces, storeNames } from "./store-address";
import * as styles from "./store-links.module.css";

/** The store of each browser. */
export function StoreLinks() {
  return (
    // A reader view drops a short div with links.
    <section className={styles.stores} aria-labelledby="stores">
      <strong id="stores">{installWords.list}</strong>
      <ul>
        {installPlaces().map(({ browser, store, address, answer }) => (
          <li key={browser}>
            {browser} <a href={address}>{storeNames[store]}</a>{" "}
            {answer === undefined ? null : (
              <Link to={`${routes.support}#${answer}`}>{installWords.from(browser, store)}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
