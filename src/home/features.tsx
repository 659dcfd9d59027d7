import { graphql } from "gatsby";
import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/page";
import { FeatureDrawing } from "./feature-drawing";
import * as styles from "./features.module.css";
import { Section } from "./section";

type FeaturesProps = Readonly<{
  section: PlacedSection;
  features: readonly Queries.FeatureEntryFragment[];
}>;

/** The reasons to install the product, each with a drawing. */
export function Features({ section, features }: FeaturesProps) {
  return (
    <Section section={section}>
      <ul className={styles.features}>
        {features.map(({ slug, title, body }) => (
          <li key={slug} className={styles.feature}>
            <FeatureDrawing slug={slug} />
            <h3>
              <Content of={title} />
            </h3>
            <Content of={body} />
          </li>
        ))}
      </ul>
    </Section>
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
