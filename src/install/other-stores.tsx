import { site } from "../site/site";
import { visibleFor } from "../hardware-info/visible-for";
import { installLabels } from "./install-labels";
import { type StoreBrowser, storeBrowsers, storeNames } from "./store-address";
import * as styles from "./other-stores.module.css";

/** The stores of browsers other than the visitor's; nothing if there is one store only. */
export function OtherStores() {
  const stores = storeBrowsers.flatMap((browser) => {
    const address = site.stores[browser];
    return address === null ? [] : [{ browser, address }];
  });
  if (stores.length < 2) return null;
  const isFirstIn = (visitor: StoreBrowser, browser: StoreBrowser) =>
    stores.find((store) => store.browser !== visitor)?.browser === browser;
  return (
    <p className={styles.stores} {...visibleFor.computers}>
      {installLabels.alsoIn}
      {stores.map(({ browser, address }) => {
        const visitorBrowsers = storeBrowsers.filter((visitor) => visitor !== browser);
        return (
          <span key={browser} {...visibleFor.browsers(visitorBrowsers)}>
            {" "}
            <span
              {...visibleFor.browsers(
                visitorBrowsers.filter((visitor) => !isFirstIn(visitor, browser)),
              )}
            >
              {installLabels.and}{" "}
            </span>
            <a className="together" href={address}>
              {storeNames[browser]}
            </a>
          </span>
        );
      })}
    </p>
  );
}
