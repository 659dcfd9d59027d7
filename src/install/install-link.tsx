import { shownIn } from "../hardware-info/shown-in";
import { installLabels } from "./install-labels";
import {
  type InstallPlace,
  installPlace,
  installPlaces,
  type StoreBrowser,
  storeBrowsers,
} from "./store-address";
import * as styles from "./install-link.module.css";

type InstallLinkProps = Readonly<{
  className?: string | undefined;
  /** Fewer words, for the header. */
  isShort?: boolean;
  /** It names the store that it opens, for the step that says what to press there. */
  isStore?: boolean;
}>;

/** The install button for the visitor's browser. Nothing while no store page is set. */
export function InstallLink({
  className = "",
  isShort = false,
  isStore = false,
}: InstallLinkProps) {
  const [fallback] = installPlaces();
  if (!fallback) return null;
  return (
    <span className={`${styles.buttons} ${className}`}>
      {storeBrowsers.flatMap((browser) =>
        (isStore ? storeButtons(browser, fallback) : buttonsFor(browser, fallback, isShort)).map(
          ({ label, address, engine = "", ...attributes }) => (
            <a
              key={label + browser}
              className={`${isShort ? styles.short : styles.long} ${engine}`}
              {...shownIn([browser])}
              {...attributes}
              href={address}
            >
              {label}
            </a>
          ),
        ),
      )}
    </span>
  );
}

type Button = Readonly<{ label: string; address: string; engine?: string; hidden?: true }>;

/** The button that opens the store for this browser. */
function storeButtons(browser: StoreBrowser, fallback: InstallPlace): readonly Button[] {
  const { store, address } = installPlace(browser) ?? fallback;
  return [{ label: installLabels.open(store), address }];
}

/** The buttons for visitors with this browser: to `fallback` if no store has the product for them. */
function buttonsFor(
  browser: StoreBrowser,
  fallback: InstallPlace,
  isShort: boolean,
): readonly Button[] {
  const place = installPlace(browser);
  if (place === null)
    return [{ label: installLabels.get(fallback.browser), address: fallback.address }];
  const { address } = place;
  const label = isShort ? installLabels.short : installLabels.add(browser);
  if (browser !== "Chrome") return [{ label, address }];
  // Firefox and Safari get Chrome's words, but can't add it. Programs without styles read the first.
  return [
    { label, address, engine: styles.chromium },
    { label: installLabels.get(browser), address, engine: styles.otherEngine, hidden: true },
  ];
}
