import { graphql } from "gatsby";
import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/content-tree";
import type { SampleTab } from "../demo/sample-tabs";
import * as styles from "./home.module.css";
import { HomeSection } from "./home-section";
import { ListPicture } from "./list-picture";

type ReasonsProps = Readonly<{
  section: PlacedSection;
  reasons: readonly Queries.FeatureEntryFragment[];
  sampleTabs: readonly SampleTab[];
  /** All keys, in a line. */
  keys: PlacedSection;
}>;

/** The reasons to install the product, each with the list in a state that shows it, and the keys. */
export function Reasons({ section, reasons, sampleTabs, keys }: ReasonsProps) {
  return (
    <HomeSection section={section}>
      <ul className={styles.reasons}>
        {reasons.map(({ slug, title, body }) => (
          <li key={slug}>
            <ListPicture name={slug} sampleTabs={sampleTabs} />
            <h3>
              <Content of={title} />
            </h3>
            <Content of={body} />
          </li>
        ))}
      </ul>
      <div className={styles.keys} id={keys.id}>
        <Content of={keys.body} />
      </div>
    </HomeSection>
  );
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment FeatureEntry on Feature {
    slug
    title
    body
  }
`;
