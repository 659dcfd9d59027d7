// Build time only.
import type { CreatePageArgs } from "gatsby";
import { existsSync } from "node:fs";
import { relative } from "node:path";
import { offlineShell } from "./offline-plugin";

/** The component of each page, by its path. */
const components = new Map<string, string>();

/**
 * Completes a page that Gatsby has created. It removes the slash at the end of the address and adds
 * the build id to the page's data, so that the browser can recognise data of another build. It
 * deletes pages that no visitor needs: the offline plugin's empty shell, and /404, because hosts
 * look for /404.html.
 */
export function preparePage({ page, actions, reporter }: CreatePageArgs): void {
  const path = page.path.replace(/(.)\/$/, "$1");
  const other = components.get(path) ?? page.component;
  // In develop, a page may have moved to another file.
  if (other !== page.component && existsSync(other))
    reporter.panicOnBuild(
      `Two pages have the address ${path}: ${[other, page.component].map((file) => relative("", file)).join(" and ")}. Rename one of them.`,
    );
  components.set(path, page.component);
  actions.deletePage(page);
  if (path === offlineShell) return;
  actions.createPage({
    ...page,
    // Deleting /404 makes Gatsby delete its copy too, so this creates /404.html again.
    path: path === "/404" ? "/404.html" : path,
    context: { ...page.context, buildId: process.env.BUILD_ID },
  });
}
