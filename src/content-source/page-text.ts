import { asContent, type ContentTree, type QueriedTree } from "./content-tree";

type QueriedSection = Readonly<{ id: string; title: QueriedTree; body: QueriedTree }>;

/** A part of a page's text that the page places itself. */
export type PlacedSection = Readonly<{ id: string; title: ContentTree; body: ContentTree }>;

/** A node that a page cannot do without; its query names the file that makes it. */
export function required<T>(node: T | null, file: string): T {
  if (node === null) throw new Error(`There is no ${file} under src/content.`);
  return node;
}

/** The section with this id; the page that asks for it cannot do without. */
export function sectionById(sections: readonly QueriedSection[], id: string): PlacedSection {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`The page's text has no section {#${id}}.`);
  return { id, title: asContent(found.title), body: asContent(found.body) };
}
