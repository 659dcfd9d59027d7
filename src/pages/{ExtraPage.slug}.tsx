import { graphql, type PageProps } from "gatsby";
import { Content } from "../content-source/content";
import { required } from "../content-source/page-text";
import { PageIntro, TextSection } from "../layout/page-text";
import * as prose from "../layout/prose.module.css";
import { PageHead } from "../page-head/page-head";
import { AfterFirstPaint } from "../update/after-first-paint";

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
