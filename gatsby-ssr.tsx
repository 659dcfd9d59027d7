import type { GatsbySSR } from "gatsby";
import { documentHead, firstStyle } from "./src/page-head/document-head";
import { site } from "./src/site/site";

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: site.language });
  setHeadComponents(documentHead);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents([firstStyle, ...getHeadComponents()]);
};
