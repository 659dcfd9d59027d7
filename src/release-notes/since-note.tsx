import { useEffect, useRef } from "react";
import { replaceAddressSearch } from "../address/use-address-search";
import { useOpenAtHash } from "../address/use-open-at-hash";
import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/content-tree";
import { releaseWords } from "./release-words";
import { versionPattern } from "./version-from-search";
import * as styles from "./since-note.module.css";

type SinceNoteProps = Readonly<{
  /** The version that the address names; null when it names none. */
  from: string | null;
  /** What there is to say about it. */
  result: string;
  /** Where the visitor finds the version. */
  hint: PlacedSection;
  /** A new object for each address that the page shows. */
  location: object;
}>;

/**
 * Asks for the visitor's version and says how many versions are newer. In a narrow window the form is
 * folded, so that the first change is in view. The browser can send it before the page's scripts run.
 */
export function SinceNote({ from, result, hint, location }: SinceNoteProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useOpenAtHash(place, location);
  useEffect(() => {
    if (from === null || !field.current || !place.current) return;
    field.current.value = from;
    place.current.open = true;
  }, [from]);

  function clear() {
    if (field.current) field.current.value = "";
    // The button goes, and had the focus.
    field.current?.focus();
    replaceAddressSearch({ from: "" });
  }

  return (
    <details ref={place} id={hint.id} className={styles.since}>
      <summary className={styles.summary} hidden data-styled="">
        {releaseWords.since}
      </summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          replaceAddressSearch({ from: field.current?.value.trim() ?? "" });
        }}
      >
        <label htmlFor="own-version">{releaseWords.since}</label>
        <input
          ref={field}
          id="own-version"
          className={styles.field}
          name="from"
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="e.g. 1.2.0"
          pattern={versionPattern}
          title={releaseWords.versionHint}
        />{" "}
        <button className={styles.button}>{releaseWords.showNew}</button>{" "}
        <div className={styles.result}>
          <p role="status">{result}</p>
          {from === null ? (
            <div className={styles.hint}>
              <Content of={hint.body} />
            </div>
          ) : (
            <button type="button" className={styles.clear} onClick={clear}>
              {releaseWords.clear}
            </button>
          )}
        </div>
      </form>
    </details>
  );
}
