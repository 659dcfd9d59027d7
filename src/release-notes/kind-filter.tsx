import { releaseWords } from "./release-words";
import * as styles from "./kind-filter.module.css";

type KindFilterProps = Readonly<{
  kinds: readonly string[];
  kind: string | null;
  onKind: (kind: string | null) => void;
  /** How many releases have the selected kind of change. */
  count: number;
}>;

/** Radio buttons that select one kind of change, or all. */
export function KindFilter({ kinds, kind, onKind, count }: KindFilterProps) {
  return (
    <div className={styles.filter} role="group" aria-labelledby="kind-filter-name">
      <span id="kind-filter-name" className={styles.name}>
        Show
      </span>
      {[null, ...kinds].map((option) => (
        <label key={option ?? ""} className={styles.option}>
          <input
            type="radio"
            name="kind"
            checked={option === kind}
            onChange={() => onKind(option)}
          />
          <span>{option ?? releaseWords.allKinds}</span>
        </label>
      ))}
      <p className={styles.count} role="status">
        {kind === null ? "" : releaseWords.shown(count)}
      </p>
    </div>
  );
}
