import { visibleFor } from "../hardware-info/visible-for";
import { installLabels } from "./install-labels";
import {
  type InstallSource,
  installSource,
  installSources,
  type StoreBrowser,
  storeBrowsers,
} from "./store-address";
import { TellMeLink } from "./tell-me-link";
import * as styles from "./install-link.module.css";

type InstallLinkProps = Readonly<{
  className?: string | undefined;
  /** Fewer words, for the header. */
  isShort?: boolean;
  /** It names the store that it opens, for the step that says what to press there. */
  isStore?: boolean;
}>;

/** The install button for the visitor's browser, or while no store page is set, the draft of an email. */
export function InstallLink({
  className = "",
  isShort = false,
  isStore = false,
}: InstallLinkProps) {
  const [fallback] = installSources();
  if (!fallback) return <TellMeLink className={className} isShort={isShort} />;
  return (
    <span className={`${styles.buttons} ${className}`}>
      {storeBrowsers.flatMap((browser) =>
        buttonsFor(browser, fallback, isShort, isStore).map(
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

/** The buttons for visitors with this browser: to `fallback` if no store has the product for them. */
function buttonsFor(
  browser: StoreBrowser,
  fallback: InstallSource,
  isShort: boolean,
  isStore: boolean,
): readonly Button[] {
  const source = installSource(browser);
  const { store, address } = source ?? fallback;
  if (isStore) return [{ label: installLabels.open(store), address }];
  if (source === null) return [{ label: installLabels.get(fallback.browser), address }];
  const label = isShort ? installLabels.short : installLabels.add(browser);
  if (browser !== "Chrome") return [{ label, address }];
  // Firefox and Safari get Chrome's words, but can't add it. Programs without styles read the first.
  return [
    { label, address, engine: styles.chromium },
    { label: installLabels.get(browser), address, engine: styles.otherEngine, hidden: true },
  ];
}
