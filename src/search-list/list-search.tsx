import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ListField } from "./list-field";
import { optionAfterKey } from "./list-keys";
import * as styles from "./list-panel.module.css";
import { type RowsToMake, useRowsByFrame } from "./rows-by-frame";

/** One option of the list; `key` tells it from the others. */
export type ListOption = Readonly<{ key: string | number; content: ReactNode }>;

type ListSearchProps = RowsToMake &
  Readonly<{
    /** What the field is for, to a screen reader. */
    label: string;
    /** What the list holds, to a screen reader. */
    listLabel: string;
    placeholder: string;
    query: string;
    options: readonly ListOption[];
    /** Stands where the list would be when it holds nothing. */
    empty: ReactNode;
    /** The last line; is told which option is marked. */
    foot: (active: number) => ReactNode;
    inputRef?: RefObject<HTMLInputElement>;
    /** Gives the field a close button, for those without an Esc key. */
    hasClose?: boolean;
    onQuery: (query: string) => void;
    onChoose: (index: number) => void;
    onClose: () => void;
  }>;

/**
 * A field over the list that it filters: the combobox pattern with a listbox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Focus stays in the field, and the marked
 * option follows Up, Down, Home, End and the pointer; Enter or a tap chooses, Esc closes.
 */
export function ListSearch(props: ListSearchProps) {
  const { options, query, onQuery, onChoose, onClose } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setActive] = useState(0);
  const count = options.length;
  const active = Math.min(wanted, count - 1);
  const [rows, use] = useRowsByFrame(count, active, props);

  function handleKey(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    // Enter and arrows that serve an input method, or that select text, are not for the list.
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.shiftKey ? null : optionAfterKey(key, active, count);
    if (next !== null) {
      // Its row must be there to be scrolled to.
      flushSync(() => setActive(next));
      scrollTo(next);
    } else if (key === "Enter") {
      if (active >= 0) onChoose(active);
    } else if (key === "Escape") {
      onClose();
    } else return;
    event.preventDefault();
  }

  // Element.scrollIntoView would also scroll the page under the list.
  function scrollTo(index: number) {
    const box = list.current;
    const option = box?.children[index];
    if (!box || !(option instanceof HTMLElement)) return;
    const below = option.offsetTop + option.offsetHeight - box.clientHeight;
    box.scrollTop = Math.min(option.offsetTop, Math.max(box.scrollTop, below));
  }

  return (
    <div className={styles.panel} onPointerEnter={use} onFocus={use}>
      <ListField
        inputRef={props.inputRef}
        listId={count > 0 ? `${id}list` : undefined}
        activeId={active >= 0 ? `${id}${active}` : undefined}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={query}
        hasClose={props.hasClose}
        onChange={(event) => {
          onQuery(event.target.value);
          setActive(0);
          list.current?.scrollTo?.(0, 0);
        }}
        onKeyDown={handleKey}
        onClose={onClose}
      />
      {count > 0 ? (
        <ul
          ref={list}
          id={`${id}list`}
          className={styles.list}
          role="listbox"
          aria-label={props.listLabel}
          // The Tab key would stop here, as browsers let it at whatever scrolls.
          tabIndex={-1}
        >
          {options.slice(0, rows).map(({ key, content }, index) => (
            // The field handles the keys for all options, as the pattern has it.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={key}
              id={`${id}${index}`}
              className={styles.row}
              role="option"
              aria-selected={index === active}
              aria-setsize={count}
              aria-posinset={index + 1}
              onPointerMove={() => setActive(index)}
              // A press must not take the focus out of the field, nor the keyboard off a phone.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
            >
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>{props.empty}</div>
      )}
      {props.foot(active)}
    </div>
  );
}
