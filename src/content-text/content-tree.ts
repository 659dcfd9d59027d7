// Imported at build time and in the browser: no React, no CSS.

/** One part of a text: its letters, or an element as `[tag, props, ...children]`. */
export type ContentNode =
  string | readonly [tag: string, props: ContentProps | null, ...children: ContentNode[]];

export type ContentProps = Readonly<Record<string, string | number | boolean>>;

/**
 * A text as page data contains it. Tags are those of HTML and two of our own: `word` (a visitor word,
 * by name) and `copy` (an address to copy, not to follow).
 */
export type ContentTree = readonly ContentNode[];

/** A tree as a query gives it: a GraphQL field of the type JSON, whose shape the schema promises. */
export type QueriedTree = ContentTree | Queries.Scalars["JSON"];

/** The tree that a query has given. */
export function asContent(json: QueriedTree): ContentTree {
  return json as ContentTree;
}

type QueriedSection = Readonly<{ id: string; title: QueriedTree; body: QueriedTree }>;

/** A part of a page below its own heading. */
export type TextSection = Readonly<{ id: string; title: ContentTree; body: ContentTree }>;

/** A page that is a text, as its page context has it. It may have no lead. */
export type TextPage = Readonly<
  Record<"path" | "title" | "description" | "language", string> &
    Record<"heading" | "lead" | "body", ContentTree>
>;

/** The parts of an element; none for a plain text. */
export function nodesIn(node: ContentNode): readonly ContentNode[] {
  return typeof node === "string" ? [] : (node.slice(2) as ContentNode[]);
}

/** Whether a node is the anchor of a former id: an element with an id and no text. */
export function isFormerIdAnchor(node: ContentNode): boolean {
  return typeof node !== "string" && node[1]?.id !== undefined && node.length === 2;
}

/** A node that a page needs. @throws an error that names its `file` if there is none. */
export function required<T>(node: T | null, file: string): T {
  if (node === null) throw new Error(`There is no ${file} under src/content.`);
  return node;
}

/** The section with this id. @throws if the text has none. */
export function sectionById(sections: readonly QueriedSection[], id: string): TextSection {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`The page's text has no section {#${id}}.`);
  return { id, title: asContent(section.title), body: asContent(section.body) };
}

const blocks = new Set(
  "p ul ol li pre blockquote table thead tbody tr th td h2 h3 h4 h5 h6 hr br img".split(" "),
);

/** The text of a tree on one line, with the visitor words in `words`, or their names in braces. */
export function plainText(tree: QueriedTree, words: Readonly<Record<string, string>> = {}): string {
  const text = (node: ContentNode): string => {
    if (typeof node === "string") return node;
    const [tag, props, ...children] = node;
    if (tag === "word") return words[String(props?.name)] ?? `{${String(props?.name)}}`;
    // A row of a table becomes a sentence, with a dot between its cells.
    if (tag === "thead") return " ";
    if (tag === "tr") return ` ${children.map((cell) => text(cell).trim()).join(" · ")}. `;
    const inner = tag === "img" ? String(props?.alt ?? "") : children.map(text).join("");
    // A paragraph that ends with an address ends like a sentence.
    const end = tag === "p" && /[\p{L}\p{N}}]$/u.test(inner) ? "." : "";
    return blocks.has(tag) ? ` ${inner}${end} ` : inner;
  };
  return asContent(tree).map(text).join("").replace(/\s+/g, " ").trim();
}
