// Build time only. The types that pages query: each field, what it says in GraphiQL and where its value
// comes from. A field without a resolver is stored in the node: see check/collections.ts.
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { routes } from "../../site/site";
import { isDay } from "../check/collections";
import { plainText } from "../../content-text/content-tree";
import { defaultWords } from "../markdown/visitor-words";
import { bodyText, lineText, sectionTexts } from "../markdown/entry-texts";
import { formerIds } from "../markdown/markdown-tree";
import { type Pictures, picturesByName } from "../markdown/picture-tree";
import { releaseText } from "../markdown/release-text";
import type { SampleTab } from "../../demo/sample-tabs";
import { typedList, typedLists } from "./typed-lists";

type Values = Readonly<Record<string, unknown>>;
type Context = {
  nodeModel: {
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Values> }>;
    findOne(args: { type: string; query: object }): Promise<Values | null>;
  };
};
type Resolve = (source: Values, args: unknown, context: Context) => unknown;
type Field = Readonly<{
  type: string;
  description: string;
  resolve?: Resolve;
  extensions?: object;
}>;

const field = (type: string, description: string, resolve?: Resolve): Field =>
  resolve ? { type, description, resolve } : { type, description };

const date = (type: string, description: string, resolve?: Resolve): Field => ({
  ...field(type, description, resolve),
  extensions: { dateformat: {} },
});

const slug = field("String!", "Name of the file, and id on the page.");
const order = field("Int!", "Place in the list or group, smallest first.");
const aliases = field("[String!]!", "Ids that it had earlier; links to them still arrive.");

/** A content tree that is made from a line of front matter. */
const line = (key: string, description: string) =>
  field("JSON!", description, (source) => lineText(String(source[key])));

const titleWithIds = field(
  "JSON!",
  "The title, as a content tree that begins with the former ids.",
  (source) => [...formerIds(source.aliases as string[]), ...lineText(String(source.title))],
);

/**
 * A field whose value is made from the Markdown body, which is parsed when a query asks for it. In
 * develop, the value is recomputed when one of its pictures changes.
 */
const body = (
  type: string,
  description: string,
  read: (markdown: string, pictures?: Pictures) => unknown,
) =>
  field(type, description, async (source, _args, { nodeModel }) => {
    const markdown = String(source.markdown);
    if (!markdown.includes("![")) return read(markdown);
    const { entries } = await nodeModel.findAll({ type: "Picture", query: {} });
    return read(markdown, picturesByName(entries));
  });

const text = body("JSON!", "The text, as a content tree.", bodyText);
const sections = body(
  "[Section!]!",
  "The Markdown body, split at its headings of the second level.",
  sectionTexts,
);

/** The day of the last dated change that a page shows; null when nothing on it has a date. */
const modified: Resolve = async (source, _args, { nodeModel }) => {
  const days = [source.updated];
  if (source.path === routes.privacyPolicy)
    days.push((await nodeModel.findOne({ type: "Policy", query: {} }))?.effective);
  if (source.path === routes.releaseNotes) {
    const newest = { sort: { order: "DESC" }, limit: 1 };
    const { entries } = await nodeModel.findAll({ type: "Release", query: newest });
    days.push(...[...entries].map((release) => release.date));
  }
  return days.filter(isDay).sort().at(-1) ?? null;
};

const sampleTabs = async ({ nodeModel }: Context) =>
  [
    ...(await nodeModel.findAll({ type: "SampleTab", query: { sort: { order: "ASC" } } })).entries,
  ] as readonly unknown[] as readonly SampleTab[];

type Type = readonly [description: string, fields: Readonly<Record<string, Field>>];

/** The types of nodes. They are children of their file. */
export const nodeTypes: Readonly<Record<string, Type>> = {
  PageText: [
    "The text of one page: src/content/pages/*.md.",
    {
      path: field("String!", "Address of the page, without a trailing slash."),
      title: field(
        "String",
        "Title of the page for the browser's tab, in plain letters; none on the home page.",
        ({ title }) => (title == null ? null : plainText(lineText(String(title)), defaultWords)),
      ),
      heading: line("heading", "The heading, as a content tree."),
      lead: line("lead", "The sentence below the heading, as a content tree."),
      description: field(
        "String",
        "What search results say about the page, in plain letters; none where the site's description fits.",
      ),
      sections,
      sectionWords: field(
        "JSON!",
        "Words that visitors type for a section and that it does not contain, by the section's id.",
      ),
      typedLists: field(
        "[TypedList!]!",
        "What its tasks and pictures type into the demo's list.",
        async (_source, _args, context) => typedLists(await sampleTabs(context)),
      ),
      modified: date(
        "Date",
        "Day of the last dated change of what the page shows, for the sitemap; none where nothing has a date.",
        modified,
      ),
    },
  ],
  Feature: [
    "A reason to install, on the home page: src/content/features/*.md.",
    { slug, order, title: line("title", "The title, as a content tree."), body: text },
  ],
  SampleTab: [
    "A tab of the demo's sample browser: src/content/demo-tabs.json.",
    {
      order: field("Int!", "Place in the order of last use, counted from 0."),
      window: field("String!", "Name of its window: 1, 2 or private."),
      title: field("String!", "The title, in plain letters."),
      address: field("String!", "The address as the browser shows it: without the scheme."),
    },
  ],
  Step: [
    "One step of the guide: src/content/steps/getting-started/*.md.",
    {
      ...{ slug, aliases, order, title: titleWithIds, body: text },
      optional: field("Boolean", "Whether it can be left out; null for no."),
      help: {
        ...field("[Answer!]!", "Answers for somebody who is stuck at this step."),
        extensions: { link: { by: "slug" } },
      },
    },
  ],
  Answer: [
    "A question that visitors ask, with its answer: src/content/answers/<group>/*.md.",
    {
      ...{ slug, aliases, order, body: text },
      group: field("String!", "Slug of its group: the name of its folder."),
      question: line("question", "The question, as a content tree."),
      words: field(
        "[String!]!",
        "Words that visitors type and the answer does not have: searched, and not shown.",
      ),
      tool: field(
        "String!",
        "What visitors can try below the answer: keys or shortcut; empty for nothing.",
      ),
    },
  ],
  // Gatsby takes the name AnswerGroupConnection for grouping answers.
  SupportGroup: [
    "A group of answers: `groups` in src/content/pages/support.md.",
    { slug, aliases, order, title: titleWithIds },
  ],
  Release: [
    "A published version: src/content/releases/<version>.md.",
    {
      version: field("String!", "Version, like 1.4.0 or 1.8.0-beta.1."),
      slug: field("String!", "Id on the page, like v1-4-0."),
      date: date("Date!", "Day of publication."),
      order: field("String!", "Sorts as versions follow each other: newest first is DESC."),
      list: field(
        "TypedList",
        "Its picture of the list after letters are typed; none for a release without a picture.",
        async ({ typed }, _args, context) =>
          typed == null ? null : typedList(await sampleTabs(context), String(typed)),
      ),
      summary: body(
        "JSON!",
        "What the release is about, as a content tree; empty when it says nothing.",
        (markdown, pictures) => releaseText(markdown, pictures).summary,
      ),
      changes: body(
        "[Change!]!",
        "The changes, by kind.",
        (markdown, pictures) => releaseText(markdown, pictures).changes,
      ),
    },
  ],
  Policy: [
    "The privacy policy: src/content/privacy-policy.md.",
    {
      effective: date("Date!", "Day from which it holds."),
      summary: line("summary", "The policy in one sentence, as a content tree."),
      sections,
      changes: field("[PolicyChange!]!", "What changed when, newest first."),
    },
  ],
  Picture: [
    "A picture that texts show: src/content/pictures/*.",
    {
      name: field("String!", "Name of the file, as texts write it."),
      width: field("Int!", "Width in pixels."),
      height: field("Int!", "Height in pixels."),
      hash: field("String!", "Part of its address."),
      prefix: field("String!", "Path prefix of the site."),
    },
  ],
};

/** The types of what fields hold. */
const partTypes: Readonly<Record<string, Type>> = {
  Section: [
    "A part of a page below a heading of its own.",
    {
      id: field("String!", "The heading's id, for links: {#id} at its end, or from its text."),
      title: field("JSON!", "The heading, as a content tree that begins with the former ids."),
      body: field("JSON!", "What is below the heading, as a content tree."),
    },
  ],
  TypedList: [
    "The demo's list after letters are typed.",
    {
      use: field("String", "What it is for: byAddress, several or next, on the home page."),
      typed: field("String!", "What is typed."),
      marked: field("String!", "The letters that are highlighted, in small letters."),
      places: field("[Int!]!", "The places of the tabs that it finds, best first."),
    },
  ],
  Change: [
    "The changes of a release that are of one kind.",
    {
      kind: field("String!", "Added, Changed, Fixed, Removed or Security."),
      items: field("[JSON!]!", "One content tree for each change."),
    },
  ],
  PolicyChange: [
    "One dated change of the privacy policy.",
    {
      date: date("Date!", "Day of the change."),
      text: line("text", "What changed, as a content tree."),
    },
  ],
};

/** Tells Gatsby our types. They do not depend on which nodes exist already. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  const all = (types: typeof nodeTypes, config: object) =>
    Object.entries(types).map(([name, [description, fields]]) =>
      schema.buildObjectType({ name, description, fields, ...config }),
    );
  const ofFile = { infer: false, childOf: { types: ["File"] } };
  actions.createTypes([
    ...all(nodeTypes, { interfaces: ["Node"], extensions: ofFile }),
    ...all(partTypes, { extensions: { infer: false } }),
  ]);
}
