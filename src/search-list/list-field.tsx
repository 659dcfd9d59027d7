import type { InputHTMLAttributes, RefObject } from "react";
import * as styles from "./list-panel.module.css";
import { SearchGlyph } from "./search-glyph";

type ListFieldProps = Readonly<{
  inputRef?: RefObject<HTMLInputElement>;
  /** The id of the list that the field filters; none while that is empty. */
  listId: string | undefined;
  /** The id of the marked option. */
  activeId: string | undefined;
  /** Gives the field a close button, for those without an Esc key. */
  hasClose?: boolean;
  onClose: () => void;
}> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "aria-label" | "placeholder" | "value" | "onChange" | "onKeyDown"
  >;

/** The field of a list: a combobox, so that it speaks for the list that it is over. */
export function ListField(props: ListFieldProps) {
  const { inputRef, listId, activeId, hasClose, onClose, ...input } = props;
  return (
    <div className={styles.field}>
      <SearchGlyph className={styles.glyph} />
      <input
        {...input}
        ref={inputRef}
        className={styles.input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      {hasClose ? (
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      ) : null}
    </div>
  );
}
