import type { PlacedSection } from "../content-text/content-tree";
import { TextSection } from "../content-text/page";
import { documentMarks } from "../browser/document-marks";
import { guideWords } from "./guide-words";
import * as styles from "./key-sheet.module.css";

/** Prints the list of keys only: CSS hides the rest while <html> has the attribute. */
function printKeys(): void {
  const marks = documentMarks();
  marks.prints = "keys";
  // Some browsers return from print() before they have printed.
  addEventListener("afterprint", () => delete marks.prints, { once: true });
  print();
}

/** All keys of the product, with a button that prints only them. */
export function KeySheet({
  section,
  className = "",
}: Readonly<{ section: PlacedSection; className?: string }>) {
  return (
    <TextSection section={section} className={`${styles.sheet} ${className}`}>
      <button type="button" className={styles.print} onClick={printKeys}>
        {guideWords.printKeys}
      </button>
    </TextSection>
  );
}
