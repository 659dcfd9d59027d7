import type { GatsbySSR } from "gatsby";

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-elements";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <meta key="build-id" name="build-id" content={process.env.BUILD_ID} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
};
