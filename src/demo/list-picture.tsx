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

/** How many tabs a picture shows of the matches. */
const rows = 3;

/** A picture of the list after letters have been typed. */
export function TypedPicture({ sampleTabs, list }: TypedPictureProps) {
  if (!list) return null;
  const { typed, marked, tabOrders } = list;
  return (
    <ListPicture
      label={demoLabels.typedPicture(typed)}
      tabs={tabOrders.slice(0, rows).flatMap((order) => sampleTabs[order] ?? [])}
      typed={typed}
      marked={marked}
      foot={demoLabels.matchCount(tabOrders.length, sampleTabs.length)}
    />
  );
}

/** @fragment for the pages whose queries name it. */
export const query = graphql`
  fragment TypedList on TypedList {
    typed
    marked
    tabOrders
  }
`;
