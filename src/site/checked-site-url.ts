// Build time only: imported by gatsby-config.

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address that a build is for: SITE_URL, or what Netlify or Cloudflare Pages says of the place
 * that it builds for; undefined when nobody says.
 */
export function siteUrlOf(env: Environment): string | undefined {
  if (env.SITE_URL) return env.SITE_URL;
  // "URL" alone may mean anything on another machine.
  if (env.NETLIFY) return env.CONTEXT === "production" ? env.URL : env.DEPLOY_PRIME_URL;
  if (env.CF_PAGES) return env.CF_PAGES_URL;
  return undefined;
}

/** Whether search engines are to leave this build out: NOINDEX, or a preview on Netlify. */
export function isHiddenFromSearch(env: Environment): boolean {
  if (env.NOINDEX) return env.NOINDEX !== "0";
  return Boolean(env.NETLIFY) && env.CONTEXT !== "production";
}

/**
 * The site's absolute address without a trailing slash.
 * @throws when `value` is not an http(s) address or carries a path, query or hash: the canonical
 *   addresses, feeds and sitemap would all be wrong.
 */
export function checkedSiteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (!isOrigin) {
    throw new Error(
      `SITE_URL is "${value}", expected the site's origin such as https://tabdart.example ` +
        `(a folder on the host goes into PATH_PREFIX)`,
    );
  }
  return url.origin;
}
