import { graphql } from "gatsby";
import { ListDrawing, type ListDrawingProps } from "./list-drawing";
import * as styles from "./list-picture.module.css";
import { demoLabels } from "./demo-labels";
import type { SampleTab, TypedList } from "./sample-tabs";

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
  /** Without one, there is no picture. */
  list: TypedList | null | undefined;
}>;

/** How many tabs a picture shows of those that were found. */
const rows = 3;

/** A picture of the list after letters have been typed. */
export function TypedPicture({ sampleTabs, list }: TypedPictureProps) {
  if (!list) return null;
  const { typed, marked, places } = list;
  return (
    <ListPicture
      label={demoLabels.typedPicture(typed)}
      tabs={places.slice(0, rows).flatMap((place) => sampleTabs[place] ?? [])}
      typed={typed}
      marked={marked}
      foot={demoLabels.foundCount(places.length, sampleTabs.length)}
    />
  );
}

/** @fragment for the pages whose queries name it. */
export const query = graphql`
  fragment TypedList on TypedList {
    typed
    marked
    places
  }
`;
