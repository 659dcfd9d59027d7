/** How long the server may take to say that it is there, in milliseconds. */
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
    return (await fetch(url, init)).status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
