import type { ReactNode } from "react";
import { Content } from "../content-source/content";
import type { PlacedSection } from "../content-source/page-text";
import * as styles from "./section.module.css";

type SectionProps = Readonly<{ section: PlacedSection; children: ReactNode }>;

/** A section of the home page: its heading, a sentence, and what they introduce. */
export function Section({ section, children }: SectionProps) {
  const headingId = `${section.id}-title`;
  return (
    <section className={styles.section} id={section.id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Content of={section.title} />
        </h2>
        <Content of={section.body} />
      </div>
      {children}
    </section>
  );
}
