// Build time only. The types that pages query: each field, its description in GraphiQL and the source of
// its value. A field without a resolver is stored in the node: see check/collections.ts.
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { routes } from "../../site/site";
import { isDay } from "../check/collections";
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

const field = (type: string, description: string, resolve?: Resolve): Field => ({
  ...{ type, description },
  ...(resolve ? { resolve } : {}),
});

const slug = field("String!", "The name of the file, and the id on the page.");
const order = field("Int!", "The place in its list or group, smallest first.");
const aliases = field("[String!]!", "Former ids. Links to them still arrive.");

/** A content tree, made from a line of front matter. */
const line = (key: string, description: string) =>
  field("JSON!", description, (source) => lineText(String(source[key])));

const shownDate = (key: string) =>
  field("String!", "The day in words.", (source) => longDate(String(source[key])));

const titleWithIds = field(
  "JSON!",
  "The title, as a content tree that begins with the former ids.",
  (source) => [...formerIds(source.aliases as string[]), ...lineText(String(source.title))],
);

type Read = (markdown: string, pictures?: Pictures) => unknown;

/**
 * A field that is made from the Markdown body, which is parsed when a query asks for it. In develop,
 * a change of one of its pictures makes it again.
 */
const body = (type: string, description: string, read: Read) =>
  field(type, description, async (source, _args, { nodeModel }) => {
    const markdown = String(source.markdown);
    if (!markdown.includes("![")) return read(markdown);
    const { entries } = await nodeModel.findAll({ type: "Picture", query: {} });
    return read(markdown, picturesByName(entries));
  });

const text = body("JSON!", "The text, as a content tree.", bodyText);
const sections = body(
  "[Section!]!",
  "The Markdown body, divided at its headings of the second level.",
  sectionTexts,
);

/** The day of the last dated change that a page shows; null if nothing on it has a date. */
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
const nodeTypes: Readonly<Record<string, Type>> = {
  PageText: [
    "The text of one page: src/content/pages/*.md.",
    {
      path: field("String!", "The address of the page, without a trailing slash."),
      title: field(
        "String",
        "The title for the browser's tab, in plain letters; null on the home page.",
        ({ title }) => (title == null ? null : plainText(lineText(String(title)), defaultWords)),
      ),
      heading: line("heading", "The heading, as a content tree."),
      lead: line("lead", "The sentence below the heading, as a content tree."),
      description: field(
        "String",
        "The description for search results, in plain letters; null where the site's fits.",
      ),
      sections,
      sectionWords: field(
        "JSON!",
        "Words that visitors search for and a section does not contain, by the section's id.",
      ),
      typedLists: field(
        "[TypedList!]!",
        "What its tasks and pictures type into the demo's list.",
        async (_source, _args, context) => typedLists(await sampleTabs(context)),
      ),
      modified: field(
        "Date",
        "The day of the last dated change on the page, for the sitemap; null if nothing has a date.",
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
      order: field("Int!", "The place in the order of last use, counted from 0."),
      window: field("String!", "The name of its window: 1, 2 or private."),
      title: field("String!", "The title, in plain letters."),
      address: field("String!", "The address as the browser shows it: without the scheme."),
    },
  ],
  Step: [
    "One step of the guide: src/content/steps/getting-started/*.md.",
    {
      ...{ slug, aliases, order, title: titleWithIds, body: text },
      optional: field("Boolean", "Whether it can be left out; null means no."),
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
      group: field("String!", "The slug of its group, which is the name of its folder."),
      question: line("question", "The question, as a content tree."),
      words: field("[String!]!", "Words that visitors search for and the answer does not contain."),
      tool: field("String!", "What visitors can try above the text: keys or shortcut, or nothing."),
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
      version: field("String!", "The version, such as 1.4.0 or 1.8.0-beta.1."),
      slug: field("String!", "The id on the page, such as v1-4-0."),
      date: field("Date!", "The day of publication."),
      shownDate: shownDate("date"),
      order: field("String!", "Sorts as versions follow each other: DESC begins with the newest."),
      list: field(
        "TypedList",
        "Its drawing of the list after letters are typed; null without one.",
        async ({ typed }, _args, context) =>
          typed == null ? null : typedList(await sampleTabs(context), String(typed)),
      ),
      summary: body(
        "JSON!",
        "The text above the changes, as a content tree, which may be empty.",
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
      effective: field("Date!", "The day from which it applies."),
      shownDate: shownDate("effective"),
      summary: line("summary", "The policy in one sentence, as a content tree."),
      sections,
      changes: field("[PolicyChange!]!", "Its dated changes, newest first."),
    },
  ],
  Picture: [
    "A picture that texts show: src/content/pictures/*.",
    {
      name: field("String!", "The name of the file, as texts write it."),
      width: field("Int!", "The width in pixels."),
      height: field("Int!", "The height in pixels."),
      hash: field("String!", "Part of its address."),
      prefix: field("String!", "The path prefix of the site."),
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
      date: field("Date!", "The day of the change."),
      shownDate: shownDate("date"),
      text: line("text", "What changed, as a content tree."),
    },
  ],
};

/** Tells Gatsby our types. They do not depend on which nodes exist already. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  const typesOf = (types: typeof nodeTypes, config: object) =>
    Object.entries(types).map(([name, [description, fields]]) =>
      schema.buildObjectType({ name, description, fields, ...config }),
    );
  const ofFile = { infer: false, childOf: { types: ["File"] } };
  actions.createTypes([
    ...typesOf(nodeTypes, { interfaces: ["Node"], extensions: ofFile }),
    ...typesOf(partTypes, { extensions: { infer: false } }),
  ]);
}
