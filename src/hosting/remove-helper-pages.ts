// Build time only.
import type { GatsbyNode } from "gatsby";

/** The empty shell of the offline plugin, and the second address of the not-found page. */
const helperPages: ReadonlySet<string> = new Set(["/offline-plugin-app-shell-fallback", "/404"]);

/** Takes back pages that the stack creates and no visitor is ever sent to; /404.html stays. */
export const removeHelperPages: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  if (helperPages.has(page.path.replace(/\/$/, ""))) actions.deletePage(page);
};
