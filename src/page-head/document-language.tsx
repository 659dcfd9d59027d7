import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { site } from "../site/site";

/**
 * The language of the document: that of the site, unless a page names another, with Helmet or in its
 * Head export. `path` is that of the page.
 */
export function DocumentLanguage({ path }: Readonly<{ path: string }>) {
  useEffect(() => {
    // With a page that had a Head export, Gatsby removes the language that this export named.
    document.documentElement.lang ||= site.language;
  }, [path]);
  return <Helmet defer={false} htmlAttributes={{ lang: site.language }} />;
}
