// Build time only: pure.
import type { RoutesManifest } from "gatsby";
import { isHashedPath } from "../offline/hashed-path";

/** What Gatsby says that it has built, as paths below the path prefix. */
export type BuiltRoutes = Readonly<{
  /** The addresses of the pages, without the not-found page. */
  pages: readonly string[];
  /** The files that may be cached for ever: the scripts, styles and fonts of this build. */
  immutable: ReadonlySet<string>;
}>;

/**
 * Reads Gatsby's list of pages and files
 * (https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter).
 * @throws if hashed-path.ts does not know the name of a script that Gatsby says never changes: browsers
 * would ask for it again.
 */
export function builtRoutes(manifest: RoutesManifest, pathPrefix: string): BuiltRoutes {
  const pages: string[] = [];
  const immutable = new Set<string>();
  for (const route of manifest) {
    if (route.type !== "static") continue;
    const file = route.filePath.replace(/^public/, "");
    const isImmutable = route.headers.some(({ value }) => /\bimmutable\b/.test(value));
    if (isImmutable) immutable.add(file);
    if (isImmutable && /\.(js|css)$/.test(file) && !isHashedPath(file))
      throw new Error(
        `Gatsby says that ${file} never changes, but src/offline/hashed-path.ts does not know it as a path with a hash.`,
      );
    // A page has a clean address; other HTML files have the name of the file.
    if (file.endsWith("/index.html") && !route.path.endsWith(".html"))
      pages.push(route.path.slice(pathPrefix.length));
  }
  return { pages, immutable };
}
