// Build time only.
import type { CreatePageArgs } from "gatsby";
import { pagePath } from "../../site/page-path";
import { offlineShell } from "./offline-plugin";

/**
 * Gives a page that Gatsby has created a clean address, and its data the `context` and the build id, by
 * which browsers recognise data of another build. Deletes the offline plugin's empty shell, and /404,
 * because hosts look for /404.html.
 */
export function preparePage({ page, actions }: CreatePageArgs, context: object): void {
  const cleanPath = pagePath(page.path);
  // Gatsby makes /404/ and /404.html, and deleting one deletes both.
  const path = cleanPath === "/404" ? "/404.html" : cleanPath;
  // In develop, the data of a page that is deleted first does not follow its context.
  if (path !== page.path) actions.deletePage(page);
  if (path === offlineShell) return;
  actions.createPage({
    ...{ ...page, path },
    context: { ...page.context, ...context, buildId: process.env.BUILD_ID },
  });
}
