// Build time only: pure. The links of finished documents that lead to nothing on this site.
import { pagePath } from "../../site/page-path";
import type { BuiltText } from "./check-documents";
import { attribute, type Element, elementsOf, text } from "./read-documents";

/**
 * The links to pages, places and files that do not exist, a sentence each, with the document and the words
 * of the link. `home` is the absolute address of the home page; what is not below it is another site.
 */
export function deadLinks(
  documents: readonly BuiltText[],
  files: ReadonlySet<string>,
  home: string,
): readonly string[] {
  const read = documents.map(({ path, text: html }) => ({ path, elements: elementsOf(html) }));
  const idsOf = (elements: readonly Element[]) =>
    new Set(elements.map((element) => attribute(element, "id")));
  const places = new Map(read.map(({ path, elements }) => [path, idsOf(elements)]));
  const problemOf = (href: string, page: string): string | undefined => {
    const base = home + page.slice(1);
    if (!URL.canParse(href, base)) return "is no address";
    const { href: whole, hash } = new URL(href, base);
    if (!`${whole}/`.startsWith(home)) return undefined;
    const file = `/${decodeURI(whole.slice(home.length).replace(/[?#].*$/, ""))}`;
    const path = pagePath(file);
    const ids = places.get(path);
    if (!ids) return files.has(file) ? undefined : "leads nowhere.";
    const id = decodeURIComponent(hash.slice(1));
    return id === "" || ids.has(id) ? undefined : "leads to no place of that page.";
  };
  return read.flatMap(({ path, elements }) =>
    elements.flatMap((element) => {
      const href = element.tagName === "a" ? attribute(element, "href") : undefined;
      const problem = href === undefined ? undefined : problemOf(href, path);
      if (problem === undefined) return [];
      const words = text(element).replace(/\s+/g, " ").trim() || attribute(element, "aria-label");
      return [`${path}: the link “${words}” to ${href} ${problem}`];
    }),
  );
}
