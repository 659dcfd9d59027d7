import { Link } from "gatsby";
import { routes } from "../site/site";
import { installWords } from "./install-words";
import { installPlaces, storeNames } from "./store-address";
import * as styles from "./store-links.module.css";

/** The store of each browser, with the guide for it unless the list is on the guide. */
export function StoreLinks({ hasGuide = false }: Readonly<{ hasGuide?: boolean }>) {
  return (
    <ul className={styles.browsers} aria-label={installWords.list}>
      {installPlaces().map(({ browser, store, address, answer }) => (
        <li key={browser}>
          <b>{browser}</b> <a href={address}>{storeNames[store]}</a>{" "}
          {hasGuide ? (
            <Link to={`${routes.gettingStarted}?browser=${browser.toLowerCase()}`}>
              {installWords.guide(browser)}
            </Link>
          ) : answer === undefined ? null : (
            <Link to={`${routes.support}#${answer}`}>{installWords.from(browser, store)}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
