import type { ReactNode } from "react";
import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/page";
import * as prose from "../content-text/prose.module.css";
import * as styles from "./section.module.css";

type SectionProps = Readonly<{ section: PlacedSection; children: ReactNode }>;

/** A section of the home page: heading, sentence, content. */
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

/** What the product reads and why, with the Limited Use statement one click away. */
export function PrivateByDesign({ section }: Readonly<{ section: PlacedSection }>) {
  return (
    <section className={styles.section} id={section.id} aria-labelledby={`${section.id}-title`}>
      <div className={styles.band}>
        <div className={styles.split}>
          <h2 id={`${section.id}-title`}>
            <Content of={section.title} />
          </h2>
          <div className={prose.prose}>
            <Content of={section.body} />
          </div>
        </div>
      </div>
    </section>
  );
}
