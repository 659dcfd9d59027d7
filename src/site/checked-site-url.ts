// Build time only: imported by gatsby-config.

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
