import { navigationType } from "./departure";
import { lockTime, reloadGuard } from "./reload-guard";

export type LoadOptions = Readonly<{
  /**
   * "newer-build": a navigation while a newer build is ready. "failure": no navigation; a script has
   * failed. "only-way": a navigation to a page that the running scripts cannot show.
   */
  cause: "newer-build" | "failure" | "only-way";
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
}>;

/**
 * Loads `target` as a document, with one history entry. Returns false and does nothing if the path
 * was loaded less than 10 s ago, unless a document is the only way. After a failure, a document that
 * is itself a reload does not reload in its first 10 s either.
 */
export function loadUnlessGuarded(
  target: URL,
  { cause, replace = false }: LoadOptions,
  location: Pick<Location, "href" | "assign" | "replace" | "reload"> = window.location,
): boolean {
  const isYoung = performance.now() < lockTime;
  // Storage may forget the lock. What one reload did not mend, another won't.
  if (cause === "failure" && isYoung && navigationType() === "reload") return false;
  const wasLocked = reloadGuard.isLocked(target.pathname);
  const hasNewLock = reloadGuard.lock(target.pathname);
  // Without storage, a newer build is loaded only from a document that is 10 s old.
  const isOldEnough = cause === "newer-build" && !wasLocked && !isYoung;
  if (!hasNewLock && !isOldEnough && cause !== "only-way") return false;
  // Assigning the same address with a hash would only scroll.
  if (target.href === location.href) location.reload();
  else if (replace) location.replace(target.href);
  else location.assign(target.href);
  return true;
}

/** How long the server may take for a document, in milliseconds. */
export const serverTimeout = 3000;

/**
 * Whether the browser is online and the server answers at `url`. Ask before a document replaces a
 * working page: `navigator.onLine` is also true while the server is down. The request renews the
 * browser's cache, where some hosts keep the old document for minutes.
 */
export async function isReachable(url: URL, fetch = globalThis.fetch): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(serverTimeout);
    const answer = await fetch(url, { cache: "no-cache", signal });
    await answer.text();
    return answer.status < 500;
  } catch {
    return false;
  }
}
