import type { ContentTree } from "./content-tree";
import { asContent } from "./content-tree";

type QueriedSection = Readonly<{ id: string; title: unknown; body: unknown }>;

/** A part of a page's text that the page places itself. */
export type PlacedSection = Readonly<{ id: string; title: ContentTree; body: ContentTree }>;

/** The section with this id; the page that asks for it cannot do without. */
export function sectionById(sections: readonly QueriedSection[], id: string): PlacedSection {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`The page's text has no section {#${id}}.`);
  return { id, title: asContent(found.title), body: asContent(found.body) };
}
