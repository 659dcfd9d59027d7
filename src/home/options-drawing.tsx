import { Shortcut } from "../keys/kbd";
import { Logo } from "../site/logo";
import * as panel from "../search-list/list-panel.module.css";
import { homeLabels } from "./home-labels";
import * as styles from "./options-drawing.module.css";

/** A drawing of the product's options: the order of the list, the theme and the keys. */
export function OptionsDrawing() {
  return (
    <div className={styles.picture} role="img" aria-label={homeLabels.optionsPicture}>
      <div className={panel.panel}>
        <div className={`${panel.field} ${styles.title}`}>
          <Logo />
          <b>{homeLabels.options}</b>
        </div>
        <div className={styles.option}>
          {homeLabels.order}{" "}
          <span className={styles.choice}>
            <span data-chosen>{homeLabels.lastUsed}</span> <span>{homeLabels.tabBar}</span>
          </span>
        </div>
        <div className={styles.option}>
          {homeLabels.theme}{" "}
          <span className={styles.choice}>
            <span data-chosen>{homeLabels.system}</span> <span>{homeLabels.light}</span>{" "}
            <span>{homeLabels.dark}</span>
          </span>
        </div>
        <div className={styles.option}>
          {homeLabels.shortcut} <Shortcut />
        </div>
      </div>
    </div>
  );
}
