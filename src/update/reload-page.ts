import type { Claims } from "./claims";

/**
 * Why a document is loaded: a visitor's navigation meets a newer build, the site repairs itself
 * while nobody navigates, or a visitor wants a page that cannot be shown any other way.
 */
export type ReloadCause = "newer-build" | "failure" | "only-way";

export type ReloadOptions = Readonly<{
  cause: ReloadCause;
  /** Takes the place of the history entry. */
  replace?: boolean;
}>;

export type ReloadTools = Readonly<{
  /** One claim per path in 10 s. */
  guard: Claims;
  location: Pick<Location, "href" | "assign" | "replace" | "reload">;
  /** Milliseconds since this document began. */
  documentAge: () => number;
}>;

/** How old a document must be, in milliseconds, when its reloads cannot be remembered. */
const leastAge = 10_000;

/**
 * Loads `target` as a document, with query and hash and one history entry: the only place where
 * the site does so. Returns false, and does nothing, when it would be a second time in 10 s.
 */
export function reloadPage(
  target: URL,
  { cause, replace = false }: ReloadOptions,
  { guard, location, documentAge }: ReloadTools,
): boolean {
  const wasHeld = guard.holds(target.pathname);
  const isClaimed = guard.claim(target.pathname);
  // Without a memory only what a visitor asked for is loaded, and never by a young document:
  // whatever this site loads makes a new one, so its loads stay 10 s apart.
  const isOldEnough = !wasHeld && documentAge() >= leastAge;
  const mayLoad = isClaimed || cause === "only-way" || (cause === "newer-build" && isOldEnough);
  if (!mayLoad) return false;
  // Assigning the address with a hash would be a jump within the document.
  if (target.href === location.href) location.reload();
  else if (replace) location.replace(target.href);
  else location.assign(target.href);
  return true;
}

/** How long the server may take to answer, in milliseconds. */
const longestAnswer = 3000;

/**
 * Whether the server answers at `url`: asked before a working page is given up for a document,
 * because `navigator.onLine` is also true in front of a dead server.
 */
export async function isServerReachable(
  url: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), longestAnswer);
  try {
    const init = { method: "HEAD", cache: "no-store", signal: abort.signal } as const;
    const { status } = await fetch(url, init);
    // 501: a server that does not know HEAD is there.
    return status < 500 || status === 501;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
