// Build time only: pure.
import { parse, defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";
import type { BuildFile } from "./build-files";
import { isHashedPath } from "../offline/hashed-path";
import { searchIndexPath } from "../site-search/search-entry";
import { documentAddress, hashLength, notFoundDocument } from "../offline/offline-build";
import type { OfflineBuild } from "../offline/offline-build";

function* linkedAddresses(node: DefaultTreeAdapterTypes.ParentNode): Generator<string> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const value = (name: string) => child.attrs.find((attr) => attr.name === name)?.value ?? "";
    if (child.tagName === "link" && /icon|manifest|preload/.test(value("rel"))) yield value("href");
    if (child.tagName === "img" || child.tagName === "script") yield value("src");
    if (child.tagName === "style")
      for (const text of child.childNodes)
        if (defaultTreeAdapter.isTextNode(text))
          for (const [, address = ""] of text.value.matchAll(/url\(["']?([^"')]+)/g)) yield address;
    yield* linkedAddresses(child);
  }
}

/** The addresses, without query, of what finished documents show or link in their heads. */
export function addressesIn(documents: readonly string[]): ReadonlySet<string> {
  const addresses = documents.flatMap((html) => [...linkedAddresses(parse(html))]);
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
