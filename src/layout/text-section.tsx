import type { ReactNode } from "react";
import { Content } from "../content-source/content";
import type { QueriedTree } from "../content-source/content-tree";
import * as prose from "./prose.module.css";
import * as styles from "./text-section.module.css";

type TextSectionProps = Readonly<{
  section: Readonly<{ id: string; title: QueriedTree; body: QueriedTree }>;
  children?: ReactNode;
}>;

/** A section of running text under its heading, with an address of its own. */
export function TextSection({ section, children }: TextSectionProps) {
  const headingId = `${section.id}-title`;
  return (
    <section className={styles.section} id={section.id} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Content of={section.title} />
      </h2>
      <div className={prose.prose}>
        <Content of={section.body} />
      </div>
      {children}
    </section>
  );
}
