import type { CreatePageArgs } from "gatsby";
import { pagePath } from "../../site/page-path";
import { offlineShell } from "./offline-plugin";

/**
 * Gives a page that Gatsby has created a clean address, and its data the `context` and the build id, by
 * which browsers recognise data of another build. Deletes the offline plugin's empty shell, and /404,
 * because hosts look for /404.html.
 */
export function preparePage({ page, actions }: CreatePageArgs, context: object): void {
  const path = pagePath(page.path);
  actions.deletePage(page);
  if (path === offlineShell) return;
  actions.createPage({
    ...page,
    // Gatsby makes /404/ and /404.html, and deleting one deletes both.
    path: path === "/404" ? "/404.html" : path,
    context: { ...page.context, ...context, buildId: process.env.BUILD_ID },
  });
}
