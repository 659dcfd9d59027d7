import { graphql, type PageProps } from "gatsby";
import { Content } from "../content-text/content";
import { required } from "../content-text/content-tree";
import { PageIntro, TextSection } from "../content-text/page";
import * as prose from "../content-text/prose.module.css";
import { PageHead } from "../page-head/page-head";
import { AfterFirstPaint } from "../links/after-first-paint";

/** A page that is a file of src/content/extra-pages, at its address or at a former one. */
export default function ExtraPage({ data }: PageProps<Queries.ExtraPageQuery>) {
  const { page } = required(data.address, "extra-pages");
  return (
    <>
      <PageHead path={page.path} title={page.title ?? undefined} description={page.description} />
      <PageIntro text={page} />
      <AfterFirstPaint>
        <div className={prose.prose}>
          <Content of={page.opening} />
        </div>
        {page.sections.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
      </AfterFirstPaint>
    </>
  );
}

export const query = graphql`
  query ExtraPage($id: String!) {
    address: extraPage(id: { eq: $id }) {
      page {
        path
        title
        description
        heading
        lead
        opening
        sections {
          id
          title
          body
        }
      }
    }
  }
`;
