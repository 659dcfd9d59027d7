import { Fragment } from "react";
import type { Ranges } from "./create-matcher";
import * as styles from "./highlighted-text.module.css";

type HighlightedTextProps = Readonly<{ text: string; ranges?: Ranges }>;

/**
 * A text with the parts that matched highlighted. It is one element, and a new one for every new
 * text: a browser's translator replaces text nodes, and React could not change those.
 */
export function HighlightedText({ text, ranges = [] }: HighlightedTextProps) {
  return (
    <span key={`${text} ${ranges.join()}`}>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.highlight}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  );
}
