import type { GatsbySSR } from "gatsby";
import { documentHead, firstStyle } from "./src/page-head/document-head";
import { pagePathTag, withoutPagePathScript } from "./src/update/gatsby-internals";

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, pathname }) => {
  setHeadComponents([
    ...documentHead,
    <meta key={pagePathTag} name={pagePathTag} content={pathname} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents([firstStyle, ...getHeadComponents()]);
  replacePostBodyComponents(withoutPagePathScript(getPostBodyComponents()));
};
