import { Link } from "gatsby";
import { routes } from "../site/site";
import { installWords } from "./install-words";
import { exceptIn, installPlaces, storeNames } from "./store-address";
import * as styles from "./store-links.module.css";

/** Where other browsers than the visitor's get the product; nothing if there are none. */
export function StoreLinks() {
  const places = installPlaces();
  return places.length < 2 ? null : (
    // A reader view drops a short div with links.
    <section className={styles.stores} aria-labelledby="stores">
      <strong id="stores">{installWords.list}</strong>
      <ul>
        {places.map(({ browser, store, address, answer }) => (
          <li key={browser} {...exceptIn(browser)}>
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
