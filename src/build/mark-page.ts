// Build time only.
import type { CreatePageArgs } from "gatsby";

/**
 * The page with the build's id in its data, so that data of another build than the document's is
 * noticed before it is shown.
 */
export function markedPage(page: CreatePageArgs["page"]): CreatePageArgs["page"] {
  return { ...page, context: { ...page.context, buildId: process.env.BUILD_ID } };
}

/** Marks a page that Gatsby has just created; those that the site itself creates come marked. */
export function markPage({ page, actions }: CreatePageArgs): void {
  actions.deletePage(page);
  actions.createPage(markedPage(page));
}
