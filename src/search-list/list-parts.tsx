import type { ReactNode } from "react";
import { Kbd } from "../keys/kbd";
import * as styles from "./list-panel.module.css";

/** The magnifying glass of a search field. */
export function SearchGlyph() {
  return (
    <svg className={styles.glyph} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="m13.2 13.2 4.3 4.3M8.75 15a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

type ListFootProps = Readonly<{
  /** The number of options, or a note about the active one. */
  text: ReactNode;
  /** What Enter does; undefined in a picture and in a list without options, which have no keys. */
  action?: string | undefined;
}>;

/** The last line of the list: its text and the available keys. */
export function ListFoot({ text, action }: ListFootProps) {
  return (
    <div className={styles.foot}>
      {/* A new text is a new element: see HighlightedText. */}
      <span className={styles.footText} key={typeof text === "string" ? text : "note"}>
        {text}
      </span>{" "}
      {action === undefined ? null : (
        <span className={styles.footKeys} aria-hidden="true">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
          </span>{" "}
          <span>
            <Kbd>Enter</Kbd> {action}
          </span>{" "}
          <span>
            <Kbd>Esc</Kbd> close
          </span>
        </span>
      )}
    </div>
  );
}
