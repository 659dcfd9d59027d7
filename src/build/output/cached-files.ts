import { isHashedPath, pageDataFolder } from "../../runtime/offline/hashed-path";
import { hashLength, type OfflineBuild } from "../../runtime/offline/offline-build";
import { notFoundDocument } from "../../site/page-path";
import { searchIndexPath } from "../../site-search/search-entry";
import type { BuildFile } from "./build-files";
import { attribute, elementsOf, text } from "./read-documents";

/** The addresses, without queries, of the icons, fonts, scripts and preloaded files of documents. */
export function addressesIn(documents: readonly string[]): ReadonlySet<string> {
  const addresses = documents.flatMap(elementsOf).flatMap((element) => {
    const { tagName } = element;
    const isLoaded = /icon|preload/.test(attribute(element, "rel") ?? "");
    if (tagName === "link" && isLoaded) return [attribute(element, "href") ?? ""];
    if (tagName === "script") return [attribute(element, "src") ?? ""];
    if (tagName !== "style") return [];
    return Array.from(text(element).matchAll(/url\(["']?([^"')]+)/g), ([, url = ""]) => url);
  });
  return new Set(addresses.map((address) => address.replace(/[?#].*$/, "")));
}

/** The address of the last script in all documents. Throws if they have different ones. */
export function lastScript(documents: readonly string[]): string {
  const ends = documents.map(
    (html) => [...html.matchAll(/<script src="([^"]+)"[^>]*><\/script>/g)].at(-1)?.[1],
  );
  const [address, ...others] = new Set(ends);
  if (address === undefined || others.length > 0)
    throw new Error("The documents do not all end with the same script.");
  return address;
}

/** What the worker caches: page data, the search index, scripts, styles, and the `addresses` of documents. */
export function cachedFiles(
  files: readonly BuildFile[],
  pages: readonly string[],
  addresses: ReadonlySet<string>,
  pathPrefix: string,
): Pick<OfflineBuild, "documents" | "files"> {
  const isCached = (path: string) =>
    path.startsWith(pageDataFolder) ||
    path === searchIndexPath ||
    addresses.has(pathPrefix + path) ||
    (isHashedPath(path) && /\.(?:js|css)$/.test(path));
  const cached: Record<string, string> = {};
  for (const { path, hash } of files)
    if (isCached(path)) cached[path] = isIcon(path) ? "" : hash.slice(0, hashLength);
  return { documents: [...pages, notFoundDocument].sort(), files: cached };
}

/** Whether a file is an icon. Its hash is not checked: hosts often compress icons anew. */
function isIcon(path: string): boolean {
  return !isHashedPath(path) && /\.(?:png|ico|svg)$/.test(path);
}
