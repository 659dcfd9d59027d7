import { graphql, type PageProps } from "gatsby";
import { required, sectionById } from "../content-text/content-tree";
import { PageIntro, TextSection } from "../content-text/page";
import * as pageStyles from "../content-text/page.module.css";
import { GuideSteps } from "../getting-started/guide-steps";
import { GuideVariant, SendGuide, useSelection } from "../getting-started/guide-variant";
import { SelectedHardware } from "../hardware-info/hardware-info-provider";
import { AfterFirstPaint } from "../layout/after-first-paint";
import { routes } from "../site/site";

export default function GettingStartedPage({
  data,
  location,
}: PageProps<Queries.GettingStartedPageQuery>) {
  const { steps } = data;
  const text = required(data.text, "pages/getting-started.md");
  const purpose = sectionById(text.sections, "for-somebody-else");
  const { selection, select } = useSelection();
  return (
    <SelectedHardware selection={selection}>
      <PageIntro path={routes.gettingStarted} text={text} />
      <AfterFirstPaint>
        <SendGuide />
        {/* By this, browsers know that there is a text to read, and offer a reader view. */}
        <article>
          <GuideVariant
            selection={selection}
            onSelect={select}
            purpose={purpose}
            location={location}
          />
          <GuideSteps steps={steps.nodes} sampleTabs={data.sampleTabs.nodes} />
          {text.sections
            .filter(({ id }) => id !== purpose.id)
            .map((section) => (
              <TextSection key={section.id} section={section} className={pageStyles.split} />
            ))}
        </article>
      </AfterFirstPaint>
    </SelectedHardware>
  );
}

export const query = graphql`
  query GettingStartedPage {
    text: pageText(path: { eq: "/getting-started" }) {
      ...PageWords
    }
    steps: allStep(sort: { order: ASC }) {
      nodes {
        ...GuideStep
      }
    }
    sampleTabs: allSampleTab(sort: { order: ASC }) {
      nodes {
        ...SampleTab
      }
    }
  }
`;
