import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageHead } from "../page-head/page-head";
import { bySentence } from "./by-sentence";
import { Content } from "./content";
import { asContent, type QueriedTree, type TextPage } from "./content-tree";
import * as prose from "./prose.module.css";
import * as styles from "./page.module.css";

type PageIntroProps = Readonly<{ path: string; text: Queries.PageWordsFragment | TextPage }>;

/** The head of the page at `path`, its heading, and the sentences below it, a line for each. */
export function PageIntro({ path, text }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <PageHead path={path} title={text.title} description={text.description} />
      <h1 tabIndex={-1}>
        <Content of={text.heading} />
      </h1>
      {asContent(text.lead).length === 0 ? null : (
        <p id="lead" className={styles.lead}>
          <Content of={bySentence(text.lead)} />
        </p>
      )}
    </header>
  );
}

type TextSectionProps = Readonly<{
  section: Readonly<{ id: string; title: QueriedTree; body: QueriedTree }>;
  className?: string | undefined;
  children?: ReactNode;
}>;

/** A section of text with its heading. Links can point to its id. */
export function TextSection({ section, className = "", children }: TextSectionProps) {
  return (
    <section className={`${styles.section} ${className}`} id={section.id}>
      <h2 id={`${section.id}-title`}>
        <Content of={section.title} />
      </h2>
      <div className={prose.prose}>
        <Content of={section.body} />
      </div>
      {children}
    </section>
  );
}

/** @fragment for the pages whose queries name it. */
export const query = graphql`
  fragment PageWords on PageText {
    title
    description
    heading
    lead
    sections {
      ...SectionParts
    }
  }
  fragment SectionParts on Section {
    id
    title
    body
  }
`;
