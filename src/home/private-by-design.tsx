import { Content } from "../content-source/content";
import type { PlacedSection } from "../content-source/page-text";
import * as prose from "../layout/prose.module.css";
import * as styles from "./private-by-design.module.css";
import * as sections from "./section.module.css";

/** What the product reads and why, with the Limited Use statement one click away. */
export function PrivateByDesign({ section }: Readonly<{ section: PlacedSection }>) {
  return (
    <section className={sections.section} id={section.id} aria-labelledby={`${section.id}-title`}>
      <div className={styles.band}>
        <div className={sections.split}>
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
