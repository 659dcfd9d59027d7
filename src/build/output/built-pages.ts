import type { RoutesManifest } from "gatsby";
import { isHashedPath } from "../../runtime/offline/hashed-path";

/**
 * The addresses of the pages without the not-found page, below the path prefix, from Gatsby's list of what
 * it has built (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter).
 * @throws if hashed-path.ts does not know the name of a script that Gatsby says never changes: browsers
 * would ask for it again.
 */
export function builtPages(manifest: RoutesManifest, pathPrefix: string): readonly string[] {
  const pages: string[] = [];
  for (const route of manifest) {
    if (route.type !== "static") continue;
    const file = route.filePath.replace(/^public/, "");
    const isImmutable = route.headers.some(({ value }) => /\bimmutable\b/.test(value));
    if (isImmutable && !isHashedPath(file))
      throw new Error(
        `Gatsby says that ${file} never changes, but src/runtime/offline/hashed-path.ts does not know it as a path with a hash.`,
      );
    // A page has a clean address; other HTML files have the name of the file.
    if (file.endsWith("/index.html") && !route.path.endsWith(".html"))
      pages.push(route.path.slice(pathPrefix.length));
  }
  return pages;
}
