import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";
import { buildIdIn } from "../../runtime/build-manifest";
import { pathsIn } from "./build-files";

export type Element = DefaultTreeAdapterTypes.Element;

/** The files of all documents in a `public` folder. */
export function documentFiles(root: string): readonly string[] {
  return pathsIn(root)
    .filter((path) => path.endsWith(".html"))
    .map((path) => join(root, path));
}

/**
 * The texts of the documents of pages in a finished `public` folder. A document in `static` is no page,
 * such as a file by which others verify the site: it does not name its build.
 */
export function readDocuments(root: string): readonly string[] {
  const texts = documentFiles(root).map((path) => readFileSync(path, "utf8"));
  return texts.filter((html) => buildIdIn(html) !== undefined);
}

/** All elements of a document in document order, including those in templates. */
export function elementsOf(html: string): readonly Element[] {
  return [...elementsBelow(parse(html))];
}

function* elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsBelow(child);
    if ("content" in child) yield* elementsBelow(child.content);
  }
}

/** The decoded value of an element's attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of an element and of those within. */
export function text({ childNodes }: Element): string {
  return childNodes
    .map((child) => {
      if (defaultTreeAdapter.isElementNode(child)) return text(child);
      return defaultTreeAdapter.isTextNode(child) ? child.value : "";
    })
    .join("");
}
