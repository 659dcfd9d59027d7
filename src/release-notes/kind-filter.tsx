import * as styles from "./kind-filter.module.css";

type KindFilterProps = Readonly<{
  kinds: readonly string[];
  kind: string | null;
  onKind: (kind: string | null) => void;
  /** How many releases hold the chosen kind. */
  count: number;
}>;

/** Chooses one kind of change, or all of them. */
export function KindFilter({ kinds, kind, onKind, count }: KindFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend>Show</legend>
      {[null, ...kinds].map((option) => (
        <label key={option ?? ""} className={styles.option}>
          <input
            type="radio"
            name="kind"
            checked={option === kind}
            onChange={() => onKind(option)}
          />
          <span>{option ?? "Everything"}</span>
        </label>
      ))}
      <p className={styles.count} role="status">
        {kind === null ? "" : `${count} ${count === 1 ? "version" : "versions"}`}
      </p>
    </fieldset>
  );
}
