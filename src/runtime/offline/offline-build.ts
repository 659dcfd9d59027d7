// Shared by the service worker and the build step that writes it: pure.

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

/** How many hex digits of a SHA-256 the worker compares. */
export const hashLength = 16;

/** How long a navigation waits for the network before the cached copy answers, in milliseconds. */
export const networkTimeout = 3000;
