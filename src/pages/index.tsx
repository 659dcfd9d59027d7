import { graphql, type PageProps } from "gatsby";
import { Features } from "../home/features";
import { Hero } from "../home/hero";
import { HowItWorks } from "../home/how-it-works";
import { InstallSection } from "../home/install-section";
import { KeySheet } from "../home/key-sheet";
import { PrivateByDesign } from "../home/section";
import { required, sectionById } from "../content-text/page";
import { AfterFirstPaint } from "../links/after-first-paint";
import { PageHead } from "../page-head/page-head";
import { routes } from "../site/site";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { features, steps, newest } = data;
  const text = required(data.text, "pages/index.md");
  const section = (id: string) => sectionById(text.sections, id);
  return (
    <>
      <PageHead path={routes.home} />
      <Hero heading={text.heading} lead={text.lead} release={newest.nodes[0]} />
      <AfterFirstPaint>
        <Features section={section("reasons")} features={features.nodes} />
        <HowItWorks section={section("how-it-works")} steps={steps.nodes} />
        <PrivateByDesign section={section("private-by-design")} />
        <KeySheet section={section("keyboard")} />
        <InstallSection desktop={section("install")} mobile={section("phone")} />
      </AfterFirstPaint>
    </>
  );
}

export const query = graphql`
  query HomePage {
    text: pageText(path: { eq: "/" }) {
      heading
      lead
      sections {
        id
        title
        body
      }
    }
    features: allFeature(sort: { order: ASC }) {
      nodes {
        ...FeatureEntry
      }
    }
    steps: allStep(filter: { guide: { eq: "how-it-works" } }, sort: { order: ASC }) {
      nodes {
        ...HowItWorksStep
      }
    }
    newest: allRelease(sort: { order: DESC }, limit: 1) {
      nodes {
        version
        slug
        date
        shownDate: date(formatString: "D MMMM YYYY")
      }
    }
  }
`;
