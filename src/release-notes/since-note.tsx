import { replaceAddressSearch } from "../update/use-address-search";
import { Callout } from "../layout/page-text";
import { releaseWords } from "./release-words";
import * as styles from "./since-note.module.css";

type SinceNoteProps = Readonly<{
  /** The version that the visitor has. */
  from: string;
  /** How many releases came after it. */
  count: number;
  /** Whether there may be more, in the part of the history that has not been loaded. */
  isOpenEnded: boolean;
}>;

/** Says how much is new since the visitor's version. */
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
