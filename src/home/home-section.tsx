import type { ReactNode } from "react";
import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/content-tree";
import * as prose from "../content-text/prose.module.css";
import { Logo } from "../layout/logo";
import { homeWords } from "./home-words";
import * as styles from "./home.module.css";

type HomeSectionProps = Readonly<{
  section: PlacedSection;
  className?: string | undefined;
  children?: ReactNode;
}>;

/** A section of the home page: heading, text, and what belongs to it. */
export function HomeSection({ section, className = "", children }: HomeSectionProps) {
  const { id, title, body } = section;
  return (
    <section className={`${styles.section} ${className}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Content of={title} />
      </h2>
      <div className={styles.text}>
        {body.length === 0 ? null : (
          <div className={prose.prose}>
            <Content of={body} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** The browser's question before it installs the product. */
export function PermissionPrompt() {
  return (
    <div className={styles.prompt} role="img" aria-label={homeWords.prompt}>
      <b>
        <Logo />
        {homeWords.promptTitle}
      </b>
      {homeWords.promptIntro}
      <span className={styles.line}>{homeWords.promptLine}</span>
      <span className={styles.choice}>
        <span>{homeWords.promptNo}</span>
        <span>{homeWords.promptYes}</span>
      </span>
    </div>
  );
}
