import { Content } from "../content-source/content";
import type { QueriedTree } from "../content-source/content-tree";
import * as styles from "./page-intro.module.css";

type PageIntroProps = Readonly<{ text: Readonly<{ heading: QueriedTree; lead: QueriedTree }> }>;

/** The heading of a page and the sentence below it. */
export function PageIntro({ text }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <h1 tabIndex={-1}>
        <Content of={text.heading} />
      </h1>
      <p className={styles.lead}>
        <Content of={text.lead} />
      </p>
    </header>
  );
}
