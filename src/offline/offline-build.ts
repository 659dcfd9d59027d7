// Shared by the service worker and the build step that writes it: pure.
import { pagePath } from "../site/page-path";

/** What a service worker knows about its build. */
export type OfflineBuild = Readonly<{
  id: string;
  /** The path below which the site is served; "" at the root of a host. */
  pathPrefix: string;
  /** The clean addresses of the documents. */
  documents: readonly string[];
  /** All other cached files: path → first digits of the SHA-256 in hex; "" for an icon. */
  files: Readonly<Record<string, string>>;
  /** The address of the last script in every document. */
  lastScript: string;
}>;

/** The path under which the not-found document is cached. */
export const notFoundDocument = "/404.html";

/** How many hex digits of a SHA-256 the worker compares. */
export const hashLength = 16;

/** How long a navigation waits for the network before the cached copy answers, in milliseconds. */
export const networkTimeout = 3000;

/** The clean address of a document: "/support" for "/support/" and "/support.html". */
export function documentAddress(path: string): string {
  return path === notFoundDocument ? path : pagePath(path);
}

/**
 * The build id in the meta element of a document; undefined for none. A proxy may have reordered the
 * attributes or removed their quotes.
 */
export function buildIdIn(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\s[^>]*>/gi))
    if (/\sname\s*=\s*["']?build-id["'\s/>]/i.test(tag))
      return /\scontent\s*=\s*["']?([\w-]+)/i.exec(tag)?.[1];
  return undefined;
}
