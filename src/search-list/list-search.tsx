import { ChangingText } from "../content-text/changing-text";
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { isOfInputMethod, isPlainClick } from "../keys/key-events";
import { optionAfterKey } from "./list-keys";
import { listLabels } from "./list-labels";
import * as styles from "./list-panel.module.css";
import { SearchGlyph } from "./search-glyph";
import * as live from "./live-list.module.css";

/** One option of the list, with a unique `key`. With an address, it is a link for the pointer. */
export type ListOption = Readonly<{ key: string | number; href?: string; content: ReactNode }>;

type ListSearchProps = Readonly<{
  /** The name of the field, for screen readers. */
  label: string;
  /** The name of the list, for screen readers. */
  listLabel: string;
  placeholder: string;
  query: string;
  options: readonly ListOption[];
  /** How many options there are, if not all of them are in `options` yet. */
  setSize?: number | undefined;
  /** Above the options, or instead of them. */
  note: string;
  /** Renders the last line; gets the index of the active option, or -1. */
  foot: (active: number) => ReactNode;
  inputRef?: RefObject<HTMLInputElement>;
  /** In a dialog, the field has a close button, for visitors without an Esc key. */
  isInDialog?: boolean;
  onQuery: (query: string) => void;
  onChoose: (index: number) => void;
  onClose: () => void;
}>;

/**
 * A field over the list that it filters: the combobox pattern with a listbox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field. The pointer, Up,
 * Down, Page Up, Page Down and, in an empty field, Home and End move the active option; Enter or a tap
 * chooses, Ctrl or Cmd with Enter opens a link in another tab, Esc closes.
 */
export function ListSearch({ inputRef, options, onQuery, onChoose, ...props }: ListSearchProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setActive] = useState(0);
  const count = options.length;
  const active = Math.min(wanted, count - 1);

  function handleKey(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    if (isOfInputMethod(nativeEvent) || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const href = options[active]?.href;
      if (key === "Enter" && href) window.open(href);
      return;
    }
    // Shift selects text. Where there is text, Home and End move in it, as the pattern allows.
    const isOfText = event.shiftKey || (/^(?:Home|End)$/.test(key) && props.query !== "");
    const next = isOfText ? null : optionAfterKey(key, active, count);
    if (next !== null) {
      setActive(next);
      scrollTo(next);
    } else if (key === "Enter") {
      if (active >= 0) onChoose(active);
    } else if (key === "Escape") {
      props.onClose();
    } else return;
    event.preventDefault();
  }

  // Element.scrollIntoView would also scroll the page under the list.
  function scrollTo(index: number) {
    const box = list.current;
    const item = box?.children[props.note ? index + 1 : index];
    if (!box || !(item instanceof HTMLElement)) return;
    const below = item.offsetTop + item.offsetHeight - box.clientHeight;
    box.scrollTop = Math.min(item.offsetTop, Math.max(box.scrollTop, below));
  }

  return (
    <div className={props.isInDialog ? `${styles.panel} ${live.inDialog}` : styles.panel}>
      <div className={styles.field}>
        <SearchGlyph className={styles.glyph} />
        <input
          ref={inputRef}
          className={`${styles.input} ${live.input}`}
          type="text"
          role="combobox"
          aria-label={props.label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${id}list` : undefined}
          aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={props.query}
          onChange={(event) => {
            onQuery(event.target.value);
            setActive(0);
            list.current?.scrollTo?.(0, 0);
          }}
          onKeyDown={handleKey}
        />
        {props.isInDialog ? (
          <button
            type="button"
            className={live.close}
            aria-label={listLabels.closeButton}
            onClick={props.onClose}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        ) : null}
      </div>
      <ul
        ref={list}
        id={`${id}list`}
        className={`${styles.list} ${live.options}`}
        // Browsers make scrolling elements focusable by Tab.
        {...(count > 0
          ? { role: "listbox", "aria-label": props.listLabel, tabIndex: -1 }
          : { role: "presentation" })}
      >
        {props.note ? (
          <li className={live.note} role="presentation">
            <ChangingText text={props.note} />
          </li>
        ) : null}
        {options.map(({ key, href, content }, index) => (
          <li key={key} role="presentation">
            {/* The field handles the keys for all options, as the pattern requires. */}
            <a
              id={`${id}${index}`}
              className={`${styles.row} ${live.option}`}
              href={href}
              role="option"
              aria-selected={index === active}
              aria-setsize={props.setSize}
              aria-posinset={props.setSize && index + 1}
              tabIndex={-1}
              onPointerMove={() => setActive(index)}
              // A press must not move the focus out of the field or hide a phone's keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (href && !isPlainClick(event)) return;
                event.preventDefault();
                onChoose(index);
              }}
            >
              {content}
            </a>
          </li>
        ))}
      </ul>
      {props.foot(active)}
    </div>
  );
}
