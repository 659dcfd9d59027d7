// Build time only: pure. The links of finished documents that lead to nothing on this site.
import type { DefaultTreeAdapterTypes } from "parse5";
import { pagePath } from "../../site/page-path";
import type { BuiltText } from "./check-documents";
import { attribute, elementsOf } from "./read-documents";

/**
 * The links to pages, places and files that do not exist, a sentence each, with the document and the words
 * of the link. `home` is the absolute address of the home page; what is not below it is another site.
 */
export function deadLinks(
  documents: readonly BuiltText[],
  files: ReadonlySet<string>,
  home: string,
): readonly string[] {
  const read = documents.map(({ path, text }) => ({ path, elements: elementsOf(text) }));
  const places = new Map(
    read.map(({ path, elements }) => [
      path,
      new Set(elements.map((element) => attribute(element, "id") ?? "")),
    ]),
  );
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
    if (ids.has(id) || id === "") return undefined;
    return "leads to no place of that page.";
  };
  return read.flatMap(({ path, elements }) =>
    elements.flatMap((element) => {
      const href = element.tagName === "a" ? attribute(element, "href") : undefined;
      const problem = href === undefined ? undefined : problemOf(href, path);
      return problem === undefined
        ? []
        : [`${path}: the link “${wordsOf(element)}” to ${href} ${problem}`];
    }),
  );
}

/** What a visitor reads or hears of a link. */
function wordsOf(element: DefaultTreeAdapterTypes.Element): string {
  const letters = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if ("value" in node) return node.value;
    return "childNodes" in node ? node.childNodes.map(letters).join("") : "";
  };
  const words = element.childNodes.map(letters).join("").replace(/\s+/g, " ").trim();
  return words || (attribute(element, "aria-label") ?? "");
}
