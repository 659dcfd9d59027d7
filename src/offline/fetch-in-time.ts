/** How long a server may take to begin its answer, in milliseconds; a page's script waits as long. */
export const longestSilence = 10_000;

/**
 * Fetches for the worker; rejects when no answer has begun in time. A request of the worker
 * outlives the page that wanted it (measured in Chromium 156), so a server that hangs would keep
 * one of the six connections that a browser opens to an HTTP/1.1 host.
 */
export async function fetchInTime(
  request: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const abort = new AbortController();
  if (request instanceof Request)
    request.signal.addEventListener("abort", () => abort.abort(request.signal.reason));
  const timer = setTimeout(() => abort.abort(), longestSilence);
  try {
    return await fetch(request, { ...init, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}
