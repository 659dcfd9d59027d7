import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/page";
import * as prose from "../content-text/prose.module.css";
import { homeWords } from "./home-words";
import * as styles from "./key-sheet.module.css";
import * as sections from "./section.module.css";

/** Prints the list of keys only: CSS hides the rest while <html> has the attribute. */
function printKeys(): void {
  const marks = document.documentElement.dataset;
  marks.prints = "keys";
  // Some browsers return from print() before they have printed.
  addEventListener("afterprint", () => delete marks.prints, { once: true });
  print();
}

/** All keys of the product, with a button that prints only them. */
export function KeySheet({ section }: Readonly<{ section: PlacedSection }>) {
  return (
    <section className={styles.sheet} id={section.id} aria-labelledby={`${section.id}-title`}>
      <div className={sections.split}>
        <div className={styles.head}>
          <h2 id={`${section.id}-title`}>
            <Content of={section.title} />
          </h2>
          <button type="button" className={styles.print} onClick={printKeys}>
            {homeWords.printKeys}
          </button>
        </div>
        <div className={prose.prose}>
          <Content of={section.body} />
        </div>
      </div>
    </section>
  );
}
