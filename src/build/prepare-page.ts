// Build time only.
import type { CreatePageArgs } from "gatsby";

const offlineShell = "/offline-plugin-app-shell-fallback";

/**
 * Finishes a page that Gatsby has just created: its clean address, without a slash at the end, and
 * the build's id in its data, so that data of another build than the document's is noticed before
 * it is shown. Pages that no visitor is ever sent to are taken back: the offline plugin's empty
 * shell, and /404 beside the /404.html that hosts look for.
 */
export function preparePage({ page, actions }: CreatePageArgs): void {
  const path = page.path.replace(/(.)\/$/, "$1");
  actions.deletePage(page);
  if (path === offlineShell) return;
  actions.createPage({
    ...page,
    // Gatsby deletes the copy of /404 together with its original.
    path: path === "/404" ? "/404.html" : path,
    context: { ...page.context, buildId: process.env.BUILD_ID },
  });
}
