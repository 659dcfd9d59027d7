import { graphql } from "gatsby";
import { Content } from "../content-text/content";
import type { TextSection } from "../content-text/content-tree";
import { ListPicture, TypedPicture } from "../demo/list-picture";
import { demoLabels } from "../demo/demo-labels";
import type { SampleTab, TypedList } from "../demo/sample-tabs";
import * as styles from "./home.module.css";
import { HomeSection } from "./home-section";
import { homeLabels } from "./home-labels";
import { OptionsDrawing } from "./options-drawing";

type ReasonsProps = Readonly<{
  section: TextSection;
  reasons: readonly Queries.FeatureEntryFragment[];
  sampleTabs: readonly SampleTab[];
  /** The tabs found by a word that is only in addresses. */
  list: TypedList | undefined;
}>;

/** The reasons to install the product, most with a picture. */
export function Reasons({ section, reasons, ...pictured }: ReasonsProps) {
  return (
    <HomeSection section={section}>
      <ul className={styles.reasons}>
        {reasons.map(({ slug, title, body }) => (
          <li key={slug}>
            <div className={styles.picture}>
              <ReasonPicture name={slug} {...pictured} />
            </div>
            <h3>
              <Content of={title} />
            </h3>
            <Content of={body} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

type ReasonPictureProps = Readonly<{ name: string }> & Pick<ReasonsProps, "sampleTabs" | "list">;

/** What shows a reason, by the name of its file; nothing for a reason with another name. */
function ReasonPicture({ name, sampleTabs, list }: ReasonPictureProps) {
  switch (name) {
    case "type-to-filter":
      return <TypedPicture sampleTabs={sampleTabs} list={list} />;
    case "private-windows": {
      const first = sampleTabs.findIndex(({ window }) => window === "private");
      return (
        <ListPicture
          label={homeLabels.privatePicture}
          tabs={sampleTabs.slice(first, first + 2)}
          foot={demoLabels.privateTab}
        />
      );
    }
    case "tab-bar-order":
      return <OptionsDrawing />;
    default:
      return null;
  }
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment FeatureEntry on Feature {
    slug
    title
    body
  }
`;
