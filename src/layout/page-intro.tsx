import { Content } from "../content-source/content";
import { asContent } from "../content-source/content-tree";
import * as styles from "./page-intro.module.css";

type PageIntroProps = Readonly<{ text: Readonly<{ heading: unknown; lead: unknown }> }>;

/** The heading of a page and the sentence below it. */
export function PageIntro({ text }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <h1 tabIndex={-1}>
        <Content of={asContent(text.heading)} />
      </h1>
      <p className={styles.lead}>
        <Content of={asContent(text.lead)} />
      </p>
    </header>
  );
}
