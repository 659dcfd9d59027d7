import { graphql, type PageProps } from "gatsby";
import { Hero } from "../home/hero";
import * as styles from "../home/home.module.css";
import { HomeSection } from "../home/home-section";
import { InstallSection } from "../home/install-section";
import { Reasons } from "../home/reasons";
import { required, sectionById } from "../content-text/content-tree";
import { PermissionPrompt } from "../install/permission-prompt";
import { AfterFirstPaint } from "../layout/after-first-paint";
import { PageHead } from "../page-head/page-head";
import { routes } from "../site/site";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const text = required(data.text, "pages/index.md");
  const section = (id: string) => sectionById(text.sections, id);
  const list = (use: string) => text.typedLists.find((one) => one.use === use);
  return (
    <>
      <PageHead path={routes.home} />
      <Hero
        heading={text.heading}
        lead={text.lead}
        facts={section("at-a-glance")}
        task={section("try")}
        sampleTabs={data.sampleTabs.nodes}
        secondTask={list("next")}
        release={data.newest.nodes[0]}
      />
      <AfterFirstPaint>
        <Reasons
          section={section("reasons")}
          reasons={data.features.nodes}
          sampleTabs={data.sampleTabs.nodes}
          list={list("byAddress")}
        />
        <HomeSection section={section("compare")} className={styles.split} />
        <div className={styles.band}>
          <HomeSection
            section={section("private-by-design")}
            className={`${styles.split} ${styles.narrow}`}
            below={<PermissionPrompt />}
          />
        </div>
        <HomeSection
          section={section("questions")}
          className={`${styles.split} ${styles.narrow} ${styles.questions}`}
        />
        <InstallSection
          install={section("install")}
          phone={section("phone")}
          sampleTabs={data.sampleTabs.nodes}
          list={list("several")}
        />
      </AfterFirstPaint>
    </>
  );
}

export const query = graphql`
  query HomePage {
    text: pageText(path: { eq: "/" }) {
      ...PageWords
      typedLists {
        use
        ...TypedList
      }
    }
    features: allFeature(sort: { order: ASC }) {
      nodes {
        ...FeatureEntry
      }
    }
    sampleTabs: allSampleTab(sort: { order: ASC }) {
      nodes {
        ...SampleTab
      }
    }
    newest: allRelease(sort: { order: DESC }, limit: 1) {
      nodes {
        version
        slug
        date
        shownDate
      }
    }
  }
`;
