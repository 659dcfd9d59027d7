// Build time only.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

function documentFiles(root: string): readonly string[] {
  // Files only: Gatsby keeps the page data of /404.html in a folder of that name.
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The texts of all documents in a finished `public` folder. */
export function readDocuments(root: string): readonly string[] {
  return documentFiles(root).map((path) => readFileSync(path, "utf8"));
}

/** Changes whenever a document does, which it tells without reading any. */
export function documentsVersion(root: string): string {
  const times = documentFiles(root).map(
    (path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`,
  );
  return times.join();
}

/** All elements of a document in their order, those in templates included. */
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

/** The value of an element's attribute, with its entities decoded. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text that stands directly in an element, such as a script or a style. */
export function text(element: Element): string {
  return element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ""))
    .join("");
}
