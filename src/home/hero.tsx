import { Content } from "../content-source/content";
import { asContent } from "../content-source/content-tree";
import { Install } from "../install/install";
import { Switcher } from "../tab-search/switcher";
import * as styles from "./hero.module.css";

type HeroProps = Readonly<{ heading: unknown; lead: unknown }>;

/** What the product is, the call to install it, and the product itself to try. */
export function Hero({ heading, lead }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <Content of={asContent(heading)} />
        </h1>
        <p className={styles.lead}>
          <Content of={asContent(lead)} />
        </p>
        <Install />
      </div>
      <div className={styles.switcher}>
        <Switcher />
      </div>
    </div>
  );
}
