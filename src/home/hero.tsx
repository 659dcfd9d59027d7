import { useState } from "react";
import { Content } from "../content-source/content";
import { asContent } from "../content-source/content-tree";
import { Install } from "../install/install";
import { AfterFirstPaint } from "../update/after-first-paint";
import { topPaint } from "../update/first-paint";
import { Switcher } from "../tab-search/switcher";
import * as styles from "./hero.module.css";

/** As in hero.module.css: there the switcher and the words stand side by side. */
const sideBySide = "(min-width: 62rem)";

type HeroProps = Readonly<{ heading: unknown; lead: unknown }>;

/** What the product is, the call to install it, and the product itself to try. */
export function Hero({ heading, lead }: HeroProps) {
  // Beside the words it must be there with them, or they would move when it comes.
  const [isBeside] = useState(() => topPaint() !== null && matchMedia(sideBySide).matches);
  const switcher = (
    <div className={styles.switcher}>
      <Switcher />
    </div>
  );
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
      {isBeside ? switcher : <AfterFirstPaint>{switcher}</AfterFirstPaint>}
    </div>
  );
}
