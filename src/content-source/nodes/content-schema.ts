// Build time only. The types that pages query, and the sources of their values. A field without a resolver
// is stored in the node: see check/collections.ts. A field of the type JSON is a content tree.
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { plainText } from "../../content-text/content-tree";
import { longDate } from "../../content-text/long-date";
import { defaultWords } from "../markdown/visitor-words";
import { bodyText, lineText, sectionTexts } from "../markdown/entry-texts";
import { formerIds } from "../markdown/markdown-tree";
import { type Pictures, picturesByName } from "../markdown/picture-tree";
import { releaseText } from "../markdown/release-text";
import type { SampleTab } from "../../demo/sample-tabs";
import { typedList, typedLists } from "../../demo/typed-lists";

type Values = Readonly<Record<string, unknown>>;
type Context = {
  nodeModel: {
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Values> }>;
  };
};
type Resolve = (source: Values, args: unknown, context: Context) => unknown;
/** A type of GraphQL, with the source of the value unless the node holds it. */
type Field = string | Readonly<{ type: string; resolve?: Resolve; extensions?: object }>;
type Fields = Readonly<Record<string, Field>>;

/** A content tree, made from a line of front matter. */
const line = (key: string): Field => ({
  type: "JSON!",
  resolve: (source) => lineText(String(source[key])),
});

/** A day in words. */
const shownDate = (key: string): Field => ({
  type: "String!",
  resolve: (source) => longDate(String(source[key])),
});

const titleWithIds: Field = {
  type: "JSON!",
  resolve: ({ aliases, title }) => [...formerIds(aliases as string[]), ...lineText(String(title))],
};

type Read = (markdown: string, pictures?: Pictures) => unknown;

/** A field that is made from the Markdown body and its pictures when a query asks for it. */
const body = (type: string, read: Read): Field => ({
  type,
  resolve: async (source, _args, { nodeModel }) => {
    const markdown = String(source.markdown);
    if (!markdown.includes("![")) return read(markdown);
    const { entries } = await nodeModel.findAll({ type: "Picture", query: {} });
    return read(markdown, picturesByName(entries));
  },
});

const text = body("JSON!", bodyText);
const sections = body("[Section!]!", sectionTexts);

const sampleTabs = async ({ nodeModel }: Context) =>
  [
    ...(await nodeModel.findAll({ type: "SampleTab", query: { sort: { order: "ASC" } } })).entries,
  ] as readonly unknown[] as readonly SampleTab[];

/** The types of our nodes, which are children of their file. */
const nodeTypes: Readonly<Record<string, Fields>> = {
  PageText: {
    path: "String!",
    /** For the browser's tab, in plain letters; null on the home page. */
    title: {
      type: "String",
      resolve: ({ title }) =>
        title == null ? null : plainText(lineText(String(title)), defaultWords),
    },
    heading: line("heading"),
    lead: line("lead"),
    description: "String",
    sections,
    typedLists: {
      type: "[TypedList!]!",
      resolve: async (_source, _args, context) => typedLists(await sampleTabs(context)),
    },
  },
  // Pages get them as context: see text-pages.ts.
  TextPage: { path: "String!" },
  Feature: { slug: "String!", order: "Int!", title: line("title"), body: text },
  SampleTab: { order: "Int!", window: "String!", title: "String!", address: "String!" },
  Step: {
    slug: "String!",
    aliases: "[String!]!",
    order: "Int!",
    title: titleWithIds,
    body: text,
    optional: "Boolean",
    help: { type: "[Answer!]!", extensions: { link: { by: "slug" } } },
  },
  Answer: {
    slug: "String!",
    aliases: "[String!]!",
    group: "String!",
    order: "Int!",
    question: line("question"),
    body: text,
    words: "[String!]!",
    tool: "String!",
  },
  // Not AnswerGroup: Gatsby itself uses AnswerGroupConnection, to group answers.
  SupportGroup: {
    slug: "String!",
    aliases: "[String!]!",
    order: "Int!",
    title: titleWithIds,
  },
  Release: {
    version: "String!",
    slug: "String!",
    date: "Date!",
    shownDate: shownDate("date"),
    /** A text whose alphabetical order is that of versions. */
    order: "String!",
    /** Its drawing; null without one. */
    list: {
      type: "TypedList",
      resolve: async ({ typed }, _args, context) =>
        typed == null ? null : typedList(await sampleTabs(context), String(typed)),
    },
    summary: body("JSON!", (markdown, pictures) => releaseText(markdown, pictures).summary),
    changes: body("[Change!]!", (markdown, pictures) => releaseText(markdown, pictures).changes),
  },
  Policy: {
    effective: "Date!",
    shownDate: shownDate("effective"),
    summary: line("summary"),
    sections,
    changes: "[PolicyChange!]!",
  },
  Picture: { name: "String!" },
};

/** The types of what fields hold. */
const partTypes: Readonly<Record<string, Fields>> = {
  Section: { id: "String!", title: "JSON!", body: "JSON!" },
  TypedList: { use: "String", typed: "String!", marked: "String!", tabOrders: "[Int!]!" },
  Change: { kind: "String!", items: "[JSON!]!" },
  PolicyChange: { date: "Date!", shownDate: shownDate("date"), text: line("text") },
};

/** Tells Gatsby our types. They do not depend on which nodes exist already. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  const typesOf = (types: typeof nodeTypes, config: object) =>
    Object.entries(types).map(([name, fields]) =>
      schema.buildObjectType({ name, fields, ...config }),
    );
  const ofFile = { infer: false, childOf: { types: ["File"] } };
  actions.createTypes([
    ...typesOf(nodeTypes, { interfaces: ["Node"], extensions: ofFile }),
    ...typesOf(partTypes, { extensions: { infer: false } }),
  ]);
}
