// Build time only: what the environment says of a build.

type Environment = Readonly<Record<string, string | undefined>>;

/** The site's address: SITE_URL, or what Netlify or Cloudflare Pages provides; undefined for none. */
export function siteUrlOf(env: Environment): string | undefined {
  if (env.SITE_URL) return env.SITE_URL;
  // Outside Netlify, a variable named URL may mean anything.
  if (env.NETLIFY) return env.CONTEXT === "production" ? env.URL : env.DEPLOY_PRIME_URL;
  if (env.CF_PAGES) return env.CF_PAGES_URL;
  return undefined;
}

/** Whether a variable is set, and not to a word for no. */
export function isOn(value: string | undefined): boolean {
  return Boolean(value) && !/^(?:0|false|no|off)$/i.test(value ?? "");
}

/** Whether search engines must not list this build: NOINDEX says so, or it is a preview on Netlify. */
export function isHiddenFromSearch(env: Environment): boolean {
  if (env.NOINDEX) return isOn(env.NOINDEX);
  return Boolean(env.NETLIFY) && env.CONTEXT !== "production";
}

/** The warning of a build that doesn't know its site's address; undefined if it does. */
export function addressWarning(env: Environment, defaultUrl: string): string | undefined {
  if (siteUrlOf(env) !== undefined || !/\.example$/.test(defaultUrl)) return undefined;
  return `SITE_URL is not set, so canonical addresses, feed and sitemap say ${defaultUrl}.`;
}

/** The site's origin. The error names it by `name`. @throws if `value` is no http(s) origin. */
export function checkedSiteUrl(value: string, name = "SITE_URL"): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:/.test(url.origin) || url.href !== `${url.origin}/`)
    throw new Error(
      `${name} is "${value}", expected the site's origin such as https://www.example.org ` +
        `(a folder on the host goes into PATH_PREFIX).`,
    );
  return url.origin;
}

/** The path below which the site is served: "" or like "/docs". @throws for any other value. */
export function checkedPathPrefix(value = ""): string {
  const prefix = value.replace(/\/$/, "");
  if (!/^(?:\/[\w~-][\w.~-]*)*$/.test(prefix))
    throw new Error(
      `PATH_PREFIX is "${value}", expected a path such as /docs, of letters from a to z, digits and - . _ ~.` +
        (/^[A-Z]:/.test(value) ? " Git Bash has changed it: set MSYS_NO_PATHCONV=1 there." : ""),
    );
  return prefix;
}
