// Shared by builds, pages and the service worker: pure.

/** The path of the not-found document. */
export const notFoundDocument = "/404.html";

/** The path of a page in an address: without query, hash, slash at the end, `.html` and `index.html`. */
export function pagePath(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/(?:\/index)?\.html$|\/+$/, "") || "/";
}
