import { Helmet } from "react-helmet";
import { routes, site } from "../site/site";
import { absoluteUrl } from "../site/site-url";
import { softwareApplication } from "../site/software-application";
import { pageTitle } from "./page-title";

type PageHeadProps = Readonly<{
  /** Left out on the home page, whose title is the product name alone. */
  title?: string | undefined;
  /** The route, for the canonical address; left out where there is none (not found). */
  path?: string;
}>;

/** Title, description, icon, canonical address and social tags of one page. */
export function PageHead({ title, path }: PageHeadProps) {
  const fullTitle = pageTitle(title);
  return (
    // Deferred updates wait for an animation frame, which background tabs do not get.
    <Helmet defer={false}>
      <html lang={site.language} />
      <title>{fullTitle}</title>
      <meta name="description" content={site.description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content="website" />
      <meta property="og:description" content={site.description} />
      <meta property="og:image" content={absoluteUrl("/social-image.png")} />
      <meta property="og:image:width" content="128" />
      <meta property="og:image:height" content="128" />
      <meta name="twitter:card" content="summary" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta property="og:url" content={absoluteUrl(path)} />
      )}
      {path === undefined ? null : <link rel="canonical" href={absoluteUrl(path)} />}
      {path === routes.home ? (
        <script type="application/ld+json">{softwareApplication()}</script>
      ) : null}
    </Helmet>
  );
}
