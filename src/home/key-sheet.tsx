import { Content } from "../content-source/content";
import type { PlacedSection } from "../content-source/page-text";
import * as prose from "../layout/prose.module.css";
import * as styles from "./key-sheet.module.css";
import * as sections from "./section.module.css";

/** Every key of the product on one page; the only section of the home page that prints. */
export function KeySheet({ section }: Readonly<{ section: PlacedSection }>) {
  return (
    <section className={styles.sheet} id={section.id} aria-labelledby={`${section.id}-title`}>
      <div className={sections.split}>
        <div className={styles.head}>
          <h2 id={`${section.id}-title`}>
            <Content of={section.title} />
          </h2>
          <button type="button" className={styles.print} onClick={() => print()}>
            Print this list
          </button>
        </div>
        <div className={prose.prose}>
          <Content of={section.body} />
        </div>
      </div>
    </section>
  );
}
