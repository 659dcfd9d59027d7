import type { PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import { Content } from "../content-text/content";
import type { TextPage } from "../content-text/content-tree";
import { PageIntro } from "../content-text/page";
import * as prose from "../content-text/prose.module.css";
import { AfterFirstPaint } from "../layout/after-first-paint";

type TextPageProps = PageProps<object, Readonly<{ text: TextPage }>>;

/** A page that is a text. Gatsby makes no page of a file that is named template-…. */
export default function PageOfText({ pageContext: { text } }: TextPageProps) {
  return (
    <>
      <Helmet defer={false} htmlAttributes={{ lang: text.language }} />
      <PageIntro path={text.path} text={text} />
      <AfterFirstPaint>
        <article className={prose.prose}>
          <Content of={text.body} />
        </article>
      </AfterFirstPaint>
    </>
  );
}
