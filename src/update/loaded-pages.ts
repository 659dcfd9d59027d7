// Browser only.
import { ownBuild } from "./own-build";

/** What a page's resources say about where they come from. */
export type PageOrigin = Readonly<{
  /** The id of the build that wrote the data, when the page is there. */
  buildId?: string;
  /** The scripts of this document can show it. */
  isRenderable: boolean;
}>;

const pagesOfOtherScripts = new WeakSet<LoadedPage>();

/**
 * Makes a page look to Gatsby as if it came from this document's scripts, after noting whether
 * it does: Gatsby compares their hashes by itself and reloads without a guard.
 */
export function withOwnHash(page: LoadedPage | undefined): LoadedPage | undefined {
  const ownHash = window.___webpackCompilationHash;
  if (!page?.page || page.page.webpackCompilationHash === ownHash) return page;
  pagesOfOtherScripts.add(page);
  page.page.webpackCompilationHash = ownHash;
  return page;
}

/** Where a page comes from; a missing or failed one cannot be shown. */
export function pageOrigin(page: LoadedPage | undefined): PageOrigin {
  if (!page || page.status === "error") return { isRenderable: false };
  const buildId = page.json?.pageContext?.buildId;
  return { buildId, isRenderable: buildId === ownBuild() || !pagesOfOtherScripts.has(page) };
}
