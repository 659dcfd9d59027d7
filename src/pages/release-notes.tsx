import { graphql, type PageProps } from "gatsby";
import { required } from "../content-text/content-tree";
import { PageIntro, TextSection } from "../content-text/page";
import { AfterFirstPaint } from "../layout/after-first-paint";
import * as listStyles from "../release-notes/release-list.module.css";
import { ReleaseList } from "../release-notes/release-list";
import { routes } from "../site/site";

export default function ReleaseNotesPage({ data }: PageProps<Queries.ReleaseNotesPageQuery>) {
  const text = required(data.text, "pages/release-notes.md");
  return (
    <>
      <PageIntro path={routes.releaseNotes} text={text} />
      <AfterFirstPaint>
        <ReleaseList sampleTabs={data.sampleTabs.nodes} releases={data.releases.nodes} />
        {text.sections.map((section) => (
          <TextSection key={section.id} section={section} className={listStyles.section} />
        ))}
      </AfterFirstPaint>
    </>
  );
}

export const query = graphql`
  query ReleaseNotesPage {
    text: pageText(path: { eq: "/release-notes" }) {
      ...PageWords
    }
    sampleTabs: allSampleTab(sort: { order: ASC }) {
      nodes {
        ...SampleTab
      }
    }
    releases: allRelease(sort: { order: DESC }) {
      nodes {
        ...ReleaseEntry
      }
    }
  }
`;
