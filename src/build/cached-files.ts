// Build time only: pure.
import { isHashedPath } from "../offline/hashed-path";
import {
  documentAddress,
  hashLength,
  notFoundDocument,
  type OfflineBuild,
} from "../offline/offline-build";
import { searchIndexPath } from "../site-search/search-entry";
import type { BuildFile } from "./build-files";
import { attribute, elementsOf, text } from "./read-documents";

/** The addresses, without query, of what finished documents show or link in their heads. */
export function addressesIn(documents: readonly string[]): ReadonlySet<string> {
  const addresses = documents.flatMap(elementsOf).flatMap((element) => {
    const { tagName } = element;
    const isPart = /icon|manifest|preload/.test(attribute(element, "rel") ?? "");
    if (tagName === "link" && isPart) return [attribute(element, "href") ?? ""];
    if (tagName === "img" || tagName === "script") return [attribute(element, "src") ?? ""];
    if (tagName !== "style") return [];
    return Array.from(text(element).matchAll(/url\(["']?([^"')]+)/g), ([, url = ""]) => url);
  });
  return new Set(addresses.map((address) => address.replace(/[?#].*$/, "")));
}

/** The address of the script that all documents end with; throws when they differ in that. */
export function lastScript(documents: readonly string[]): string {
  const ends = documents.map(
    (html) => [...html.matchAll(/<script src="([^"]+)"[^>]*><\/script>/g)].at(-1)?.[1],
  );
  const [address, ...others] = new Set(ends);
  if (address === undefined || others.length > 0)
    throw new Error("The documents do not all end with the same script.");
  return address;
}

/**
 * Sorts the files of a build into what is cached for offline use and what is not: all documents
 * once, their data, all scripts, and the fonts, icons and images that documents name.
 */
export function cachedFiles(
  files: readonly BuildFile[],
  named: ReadonlySet<string>,
  pathPrefix: string,
): Pick<OfflineBuild, "documents" | "files" | "others"> {
  const documents = new Set<string>();
  const cached: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, hash } of files) {
    if (path === notFoundDocument || path.endsWith(".html")) documents.add(documentAddress(path));
    else if (isCached(path)) cached[path] = hash.slice(0, hashLength);
    else others.push(path);
  }
  return { documents: [...documents].sort(), files: cached, others };

  function isCached(path: string): boolean {
    if (path.startsWith("/page-data/") || path === searchIndexPath) return true;
    return named.has(pathPrefix + path) || isHashedPath(path);
  }
}
