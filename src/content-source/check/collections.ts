/** What a value of front matter has to be. */
export type FieldKind =
  "line" | "order" | "date" | "version" | "id" | "ids" | "groups" | "policyChanges";

/** One kind of content: where its files are and which keys they have. */
export type Collection = Readonly<{
  type: "PageText" | "Feature" | "Step" | "Answer" | "Release" | "Policy";
  /** Paths below src/content that belong to it. */
  path: RegExp;
  /** A path as an example, for messages. */
  example: string;
  required: Readonly<Record<string, FieldKind>>;
  optional?: Readonly<Record<string, FieldKind>>;
}>;

/** All the content there is, by path; a file that fits none is a mistake. */
export const collections: readonly Collection[] = [
  {
    type: "PageText",
    path: /^pages\/index\.md$/,
    example: "pages/index.md",
    required: { heading: "line", lead: "line" },
    optional: { updated: "date" },
  },
  {
    type: "PageText",
    path: /^pages\/support\.md$/,
    example: "pages/support.md",
    required: { title: "line", heading: "line", lead: "line", groups: "groups" },
    optional: { updated: "date" },
  },
  {
    type: "PageText",
    path: /^pages\/(?:getting-started|release-notes|privacy-policy)\.md$/,
    example: "pages/getting-started.md",
    required: { title: "line", heading: "line", lead: "line" },
    optional: { updated: "date" },
  },
  {
    type: "Feature",
    path: /^features\/[^/]+\.md$/,
    example: "features/find-by-typing.md",
    required: { title: "line", order: "order" },
  },
  {
    type: "Step",
    path: /^steps\/(?:how-it-works|getting-started)\/[^/]+\.md$/,
    example: "steps/getting-started/install.md",
    required: { title: "line", order: "order" },
    optional: { help: "ids" },
  },
  {
    type: "Answer",
    path: /^answers\/[^/]+\/[^/]+\.md$/,
    example: "answers/shortcuts/shortcut-does-nothing.md",
    required: { question: "line", order: "order" },
    optional: { aliases: "ids" },
  },
  {
    type: "Release",
    path: /^releases\/[^/]+\.md$/,
    example: "releases/1.4.0.md",
    required: { version: "version", date: "date" },
  },
  {
    type: "Policy",
    path: /^privacy-policy\.md$/,
    example: "privacy-policy.md",
    required: { effective: "date", changes: "policyChanges", summary: "line" },
  },
];

/** The collection of a file, by its path below src/content. */
export function collectionOf(path: string): Collection | undefined {
  return collections.find((collection) => collection.path.test(path));
}
