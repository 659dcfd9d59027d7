// Build time only: pure. The links of finished documents that lead to nothing on this site.
import { pagePath } from "../../site/page-path";
import type { BuiltText } from "./check-documents";
import { attribute, type Element, elementsOf, text } from "./read-documents";

/**
 * The links to pages, ids and files that do not exist, a sentence each, with the document and the text
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
  const idsByPage = new Map(read.map(({ path, elements }) => [path, idsOf(elements)]));
  const problemOf = (href: string, page: string): string | undefined => {
    const base = home + page.slice(1);
    if (!URL.canParse(href, base)) return "is not a valid address.";
    const { href: whole, hash } = new URL(href, base);
    if (!`${whole}/`.startsWith(home)) return undefined;
    const file = `/${decodeURI(whole.slice(home.length).replace(/[?#].*$/, ""))}`;
    const path = pagePath(file);
    const ids = idsByPage.get(path);
    if (!ids) return files.has(file) ? undefined : "leads to no page or file of this site.";
    const id = decodeURIComponent(hash.slice(1));
    return id === "" || ids.has(id)
      ? undefined
      : `leads to an id that the page does not have: #${id}.`;
  };
  return read.flatMap(({ path, elements }) =>
    elements.flatMap((element) => {
      const href = element.tagName === "a" ? attribute(element, "href") : undefined;
      const problem = href === undefined ? undefined : problemOf(href, path);
      if (problem === undefined) return [];
      const linkText =
        text(element).replace(/\s+/g, " ").trim() || attribute(element, "aria-label");
      return [`${path}: the link “${linkText}” to ${href} ${problem}`];
    }),
  );
}
