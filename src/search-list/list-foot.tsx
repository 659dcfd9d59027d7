import { ChangingText } from "../content-text/changing-text";
import { Kbd } from "../keys/kbd";
import { listLabels } from "./list-labels";
import * as styles from "./list-panel.module.css";

type ListFootProps = Readonly<{
  /** The number of options, or a note about the active one. */
  text: string;
  /** What Enter does; "" in a list without options; undefined in a picture, which has no keys. */
  action?: string | undefined;
}>;

/** The last line of the list: its text and the available keys. */
export function ListFoot({ text, action }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <ChangingText text={text} className={styles.footText} />{" "}
      {action === undefined ? null : (
        <span className={styles.footKeys} aria-hidden="true">
          {action === "" ? null : (
            <>
              <span>
                <Kbd>↑</Kbd> <Kbd>↓</Kbd> {listLabels.move}
              </span>{" "}
              <span>
                <Kbd>Enter</Kbd> {action}
              </span>{" "}
            </>
          )}
          <span>
            <Kbd>Esc</Kbd> {listLabels.close}
          </span>
        </span>
      )}
    </div>
  );
}
