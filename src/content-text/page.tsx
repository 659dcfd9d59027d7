import type { ReactNode } from "react";
import { Content } from "./content";
import { asContent, type ContentTree, type QueriedTree } from "./content-tree";
import * as prose from "./prose.module.css";
import * as styles from "./page.module.css";

type QueriedSection = Readonly<{ id: string; title: QueriedTree; body: QueriedTree }>;

/** A part of a page's text that the page places itself. */
export type PlacedSection = Readonly<{ id: string; title: ContentTree; body: ContentTree }>;

/** A node that a page cannot do without; its query names the file that makes it. */
export function required<T>(node: T | null, file: string): T {
  if (node === null) throw new Error(`There is no ${file} under src/content.`);
  return node;
}

/** The section with this id; the page that asks for it cannot do without. */
export function sectionById(sections: readonly QueriedSection[], id: string): PlacedSection {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`The page's text has no section {#${id}}.`);
  return { id, title: asContent(found.title), body: asContent(found.body) };
}

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

type TextSectionProps = Readonly<{
  section: Readonly<{ id: string; title: QueriedTree; body: QueriedTree }>;
  children?: ReactNode;
}>;

/** A section of text with its heading. Links can point to its id. */
export function TextSection({ section, children }: TextSectionProps) {
  return (
    <section className={styles.section} id={section.id}>
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
