import type { GatsbySSR } from "gatsby";
import { documentHead, firstStyle, withoutPagePathScript } from "./src/page-head/document-head";

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents(documentHead);
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
