// Build time only.
import type { CreatePageArgs } from "gatsby";
import { offlineShell } from "./offline-plugin";

/**
 * Completes a page that Gatsby has created. It removes the slash at the end of the address and adds
 * the build id to the page's data, so that the browser can recognise data of another build. It
 * deletes pages that no visitor needs: the offline plugin's empty shell, and /404, because hosts
 * look for /404.html.
 */
export function preparePage({ page, actions }: CreatePageArgs): void {
  const path = page.path.replace(/(.)\/$/, "$1");
  actions.deletePage(page);
  if (path === offlineShell) return;
  actions.createPage({
    ...page,
    // Deleting /404 makes Gatsby delete its copy too, so this creates /404.html again.
    path: path === "/404" ? "/404.html" : path,
    context: { ...page.context, buildId: process.env.BUILD_ID },
  });
}
