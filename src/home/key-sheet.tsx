import { Content } from "../content-source/content";
import type { PlacedSection } from "../content-source/page-text";
import * as prose from "../layout/prose.module.css";
import * as styles from "./key-sheet.module.css";
import * as sections from "./section.module.css";

/** Prints the list of keys alone: styles leave out all else while <html> bears the mark. */
function printKeys(): void {
  const marks = document.documentElement.dataset;
  marks.prints = "keys";
  // Some browsers return from print() before they have printed.
  addEventListener("afterprint", () => delete marks.prints, { once: true });
  print();
}

/** Every key of the product on one page, to be printed by itself. */
export function KeySheet({ section }: Readonly<{ section: PlacedSection }>) {
  return (
    <section className={styles.sheet} id={section.id} aria-labelledby={`${section.id}-title`}>
      <div className={sections.split}>
        <div className={styles.head}>
          <h2 id={`${section.id}-title`}>
            <Content of={section.title} />
          </h2>
          <button type="button" className={styles.print} onClick={printKeys}>
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
