import { replaceAddressSearch } from "../links/use-address-search";
import { Callout } from "../content-text/callout";
import { releaseWords } from "./release-words";
import { versionPattern } from "./version-from-search";
import * as styles from "./since-note.module.css";

type SinceNoteProps = Readonly<{
  /** The version that the visitor has. */
  from: string;
  /** How many releases came after it. */
  count: number;
  /** Whether the part of the history that has not been loaded may contain more. */
  isOpenEnded: boolean;
}>;

/** Shows how many versions are newer than the visitor's. */
export function SinceNote({ from, count, isOpenEnded }: SinceNoteProps) {
  return (
    <Callout>
      <p className={styles.note}>
        <span>
          {count === 0
            ? releaseWords.upToDate(from)
            : releaseWords.newSince(count, from, isOpenEnded)}
        </span>
        <button
          type="button"
          className={styles.forget}
          onClick={() => replaceAddressSearch({ from: "" })}
        >
          {releaseWords.clear}
        </button>
      </p>
    </Callout>
  );
}

/** Asks for the visitor's version. The browser can send the form before the page's scripts run. */
export function VersionForm() {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const from = new FormData(event.currentTarget).get("from");
        replaceAddressSearch({ from: String(from ?? "").trim() });
      }}
    >
      <label htmlFor="own-version">{releaseWords.ownVersion}</label>
      <input
        id="own-version"
        className={styles.field}
        name="from"
        required
        autoComplete="off"
        inputMode="decimal"
        placeholder="1.2.0"
        pattern={versionPattern}
        title={releaseWords.versionHint}
      />
      <button className={styles.send}>{releaseWords.showNew}</button>
    </form>
  );
}
