import { useId } from "react";
import { useHydrated } from "../browser/use-hydrated";
import * as styles from "./segments.module.css";

type SegmentsProps<Value> = Readonly<{
  legend: string;
  /** What each label chooses. */
  options: Readonly<Record<string, Value>>;
  value: Value;
  onChoose: (value: Value) => void;
}>;

/** A choice of one of a few, side by side. */
export function Segments<Value>({ legend, options, value, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  const isReady = useHydrated();
  return (
    // A choice made before React follows it would be lost.
    <fieldset className={styles.segments} disabled={!isReady}>
      <legend>{legend}</legend>{" "}
      <span className={styles.track}>
        {Object.entries(options).map(([label, option]) => (
          <label key={label}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span>{label}</span>{" "}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
