import { Fragment } from "react";
import type { Ranges } from "./create-matcher";
import * as styles from "./highlighted-text.module.css";

type HighlightedTextProps = Readonly<{
  text: string;
  ranges?: Ranges | undefined;
  className?: string | undefined;
}>;

/** A text with its matches highlighted. A new text is a new element, as in ChangingText. */
export function HighlightedText({ text, ranges = [], className }: HighlightedTextProps) {
  return (
    <span key={`${text} ${ranges.join()}`} className={className}>
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
