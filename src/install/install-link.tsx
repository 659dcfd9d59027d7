import { visibleFor } from "../hardware-info/visible-for";
import { installLabels } from "./install-labels";
import {
  type InstallSource,
  installSource,
  installSources,
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
  const [fallback] = installSources();
  if (!fallback) return null;
  return (
    <span className={`${styles.buttons} ${className}`}>
      {storeBrowsers.flatMap((browser) =>
        (isStore ? storeButtons(browser, fallback) : buttonsFor(browser, fallback, isShort)).map(
          ({ label, address, engine = "", ...attributes }) => (
            <a
              key={label + browser}
              className={`${isShort ? styles.short : styles.long} ${engine}`}
              {...visibleFor.browsers([browser])}
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
function storeButtons(browser: StoreBrowser, fallback: InstallSource): readonly Button[] {
  const { store, address } = installSource(browser) ?? fallback;
  return [{ label: installLabels.open(store), address }];
}

/** The buttons for visitors with this browser: to `fallback` if no store has the product for them. */
function buttonsFor(
  browser: StoreBrowser,
  fallback: InstallSource,
  isShort: boolean,
): readonly Button[] {
  const source = installSource(browser);
  if (source === null)
    return [{ label: installLabels.get(fallback.browser), address: fallback.address }];
  const { address } = source;
  const label = isShort ? installLabels.short : installLabels.add(browser);
  if (browser !== "Chrome") return [{ label, address }];
  // Firefox and Safari get Chrome's words, but can't add it. Programs without styles read the first.
  return [
    { label, address, engine: styles.chromium },
    { label: installLabels.get(browser), address, engine: styles.otherEngine, hidden: true },
  ];
}
