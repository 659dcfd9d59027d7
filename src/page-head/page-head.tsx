import { Helmet } from "react-helmet";
import { routes, site } from "../site/site";
import { absoluteUrl } from "../site/site-url";
import { softwareApplication } from "../site/software-application";

type PageHeadProps = Readonly<{
  /** Left out on the home page, whose title is the product name alone. */
  title?: string | undefined;
  /** The route, for the canonical address; left out where there is none (not found). */
  path?: string;
}>;

/** `{page title} · {product name}`, and the plain product name for a page without a title. */
export function pageTitle(title: string | undefined): string {
  return title ? `${title} · ${site.name}` : site.name;
}

/** The title and the addresses of one page; what all pages share stands in document-head.tsx. */
export function PageHead({ title, path }: PageHeadProps) {
  const fullTitle = pageTitle(title);
  return (
    // Deferred updates wait for an animation frame, which background tabs do not get.
    <Helmet defer={false}>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
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
