import { Fragment } from "react";
import type { Ranges } from "./create-matcher";
import * as styles from "./marked.module.css";

type MarkedProps = Readonly<{ text: string; ranges: Ranges }>;

/** A text with the parts that matched marked. */
export function Marked({ text, ranges }: MarkedProps) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
