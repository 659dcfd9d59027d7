import { Content } from "../content-source/content";
import type { QueriedTree } from "../content-source/content-tree";
import { Install } from "../install/install";
import { Switcher } from "../tab-search/switcher";
import * as styles from "./hero.module.css";

type HeroProps = Readonly<{ heading: QueriedTree; lead: QueriedTree }>;

/** What the product is, the call to install it, and the product itself to try. */
export function Hero({ heading, lead }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <Content of={heading} />
        </h1>
        <p className={styles.lead}>
          <Content of={lead} />
        </p>
        <Install />
      </div>
      <div className={styles.switcher}>
        <Switcher />
      </div>
    </div>
  );
}
