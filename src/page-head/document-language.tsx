import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { site } from "../site/site";

/** The site's language, for pages that name no other. `path` is that of the page. */
export function DocumentLanguage({ path }: Readonly<{ path: string }>) {
  useEffect(() => {
    // After a page whose Head export names a language, Gatsby removes the attribute.
    document.documentElement.lang ||= site.language;
  }, [path]);
  return <Helmet defer={false} htmlAttributes={{ lang: site.language }} />;
}
