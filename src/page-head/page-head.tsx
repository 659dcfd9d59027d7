import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { site } from "../site/site";
import { absoluteUrl } from "../site/addresses";

type PageHeadProps = Readonly<{
  /** Missing on the home page, whose title is only the product name. */
  title?: string | null;
  /** The description in search results. The default is the site's description. */
  description?: string | null;
  /** The route, for the canonical address. Undefined for the not-found screen. */
  path?: string;
}>;

/** `{page title} · {product name}`, or only the product name for a page without a title. */
export function pageTitle(title: string | null | undefined): string {
  return title ? `${title} · ${site.name}` : site.name;
}

/** The title, description and addresses of one page. document-head.tsx has the tags of all. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const fullTitle = pageTitle(title);
  useEffect(() => {
    // For a page with a Head export, Gatsby adds its title after the one that is set here, and browsers
    // show the first. So this one is removed with its page.
    document.title = fullTitle;
    return () => document.querySelector("title")?.remove();
  }, [fullTitle]);
  return (
    // Deferred updates wait for an animation frame, which background tabs do not get.
    <Helmet defer={false}>
      <title>{fullTitle}</title>
      <meta name="description" content={description ?? site.description} />
      <meta property="og:title" content={fullTitle} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta property="og:url" content={absoluteUrl(path)} />
      )}
      {path === undefined ? null : <link rel="canonical" href={absoluteUrl(path)} />}
    </Helmet>
  );
}
