// Build time only.
import type { GatsbyNode } from "gatsby";

const offlineShell = "/offline-plugin-app-shell-fallback/";

/**
 * Takes back pages that the stack creates and no visitor is ever sent to: the offline plugin's
 * empty shell, and /404 beside the /404.html that hosts look for.
 */
export const removeHelperPages: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  const path = page.path.replace(/\/?$/, "/");
  if (path === offlineShell || path === "/404/") actions.deletePage(page);
  // Gatsby deletes the copy together with its original.
  if (path === "/404/") actions.createPage({ ...page, path: "/404.html" });
};
