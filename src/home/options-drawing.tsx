import { Shortcut } from "../keys/kbd";
import { Logo } from "../site/logo";
import * as panel from "../search-list/list-panel.module.css";
import { homeWords } from "./home-words";
import * as styles from "./options-drawing.module.css";

/** A drawing of the product's options: the order of the list and the keys. */
export function OptionsDrawing() {
  return (
    <div className={styles.picture} role="img" aria-label={homeWords.optionsPicture}>
      <div className={panel.panel}>
        <div className={`${panel.field} ${styles.title}`}>
          <Logo />
          <b>{homeWords.options}</b>
        </div>
        <div className={styles.option}>
          {homeWords.order}{" "}
          <span className={styles.choice}>
            <span data-chosen>{homeWords.lastUsed}</span> <span>{homeWords.tabBar}</span>
          </span>
        </div>
        <div className={styles.option}>
          {homeWords.theme}{" "}
          <span className={styles.choice}>
            <span data-chosen>{homeWords.system}</span> <span>{homeWords.light}</span>{" "}
            <span>{homeWords.dark}</span>
          </span>
        </div>
        <div className={styles.option}>
          {homeWords.shortcut} <Shortcut />
        </div>
      </div>
    </div>
  );
}
