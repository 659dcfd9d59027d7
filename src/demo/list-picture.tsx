import { ListDrawing, type ListDrawingProps } from "./list-drawing";
import * as styles from "./list-picture.module.css";
import { demoWords, foundCountText, type SampleTab } from "./sample-tabs";

/** The product's list in a fixed state, as a picture beside a text. */
export function ListPicture({ label, ...list }: ListDrawingProps & Readonly<{ label: string }>) {
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <ListDrawing {...list} />
    </div>
  );
}

type TypedPictureProps = Readonly<{
  sampleTabs: readonly SampleTab[];
  /** In small letters. */
  typed: string;
  /** The letters that are found, in small letters, if there is a typo in those typed. */
  finds?: string | undefined;
  rows?: number;
}>;

/** A picture of the list after letters have been typed. */
export function TypedPicture({ sampleTabs, typed, finds = typed, rows = 2 }: TypedPictureProps) {
  const found = tabsWith(finds, sampleTabs);
  return (
    <ListPicture
      label={demoWords.typedPicture(typed)}
      tabs={found.slice(0, rows)}
      typed={typed}
      marked={finds}
      foot={foundCountText(found.length, sampleTabs.length)}
    />
  );
}

/** The tabs whose title or address has these letters. A test compares them with what the list finds. */
export function tabsWith(letters: string, tabs: readonly SampleTab[]): readonly SampleTab[] {
  return tabs.filter(({ title, address }) => `${title} ${address}`.toLowerCase().includes(letters));
}
