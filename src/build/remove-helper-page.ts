// Build time only.
import type { CreatePageArgs } from "gatsby";
import { markedPage } from "./mark-page";

const offlineShell = "/offline-plugin-app-shell-fallback/";

/**
 * Takes back a page that the stack creates and no visitor is ever sent to: the offline plugin's
 * empty shell, and /404 beside the /404.html that hosts look for. Says whether it was one.
 */
export function removeHelperPage({ page, actions }: CreatePageArgs): boolean {
  const path = page.path.replace(/\/?$/, "/");
  const isHelper = path === offlineShell || path === "/404/";
  if (isHelper) actions.deletePage(page);
  // Gatsby deletes the copy together with its original.
  if (path === "/404/") actions.createPage(markedPage({ ...page, path: "/404.html" }));
  return isHelper;
}
