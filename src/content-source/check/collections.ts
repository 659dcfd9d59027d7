// Build time only.
import { z } from "zod";
import { answerTools } from "../../answers/answer-tools";
import { versionOrder } from "../../release-notes/release-data";

/** Names in addresses: small letters, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The error of a schema: zod has room for one text, so the hint is its second line. */
const isNo = (noun: string, hint: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} is not a valid ${noun}.\n${hint}`,
});

const noText = isNo("text", 'Write a text, in quotes if it contains ": ", "#" or only digits.');
const noOrder = isNo("order", "Write a whole number from 1, without quotes.");
const noDay = isNo("date", "Write an existing day since 2000 as YYYY-MM-DD, like 2026-03-10.");
const noVersion = isNo(
  "version",
  'Write one to four numbers below 1000 in quotes, like "1.4.0" or "1.8.0-beta.1" (alpha, beta, rc).',
);
const noId = {
  error: ({ input }: { input?: unknown }) => {
    const [, name] = /^(?:.*#)?([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.md)?$/.exec(String(input)) ?? [];
    const hint =
      name === undefined
        ? "Write small letters, digits and hyphens, like change-shortcut."
        : `Write ${name}.`;
    return `${JSON.stringify(input)} is not a valid id.\n${hint}`;
  },
};

const noTool = isNo("tool", `Write ${answerTools.join(" or ")}, or leave the line out.`);

/** One line of Markdown. */
const line = z.string(noText).regex(/\S/, noText);
const plain = line.regex(
  /^(?!.*(?:\{\w|\*\w|&#?\w+;|`|\]\()).*$/s,
  isNo(
    "plain text",
    "Search results show it as it is: no {words}, *, backticks, &names; or links.",
  ),
);
const order = z.number(noOrder).refine((n) => Number.isInteger(n) && n > 0 && n < 2 ** 31, noOrder);
const day = z.iso.date(noDay).refine((text) => text >= "2000", noDay);
const version = z.string(noVersion).refine((text) => versionOrder(text) !== undefined, noVersion);
const id = z.string(noId).regex(idPattern, noId);
/** Whether nothing stands twice in a list. */
const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
const onceEach = isNo("list", "Write each of them once.");
const ids = z.array(id, isNo("list", "Write [first-id, second-id]."));
/** Words that visitors type and the text does not have. They are searched, and not shown. */
const words = z.array(line, isNo("list", "Write [bug, not working].")).refine(isUnique, onceEach);

/** The keys whose values are lists of records, and what each record holds. */
export const records: Readonly<Record<string, z.ZodRawShape>> = {
  groups: { slug: id, title: line, aliases: ids.optional() },
  changes: { date: day, text: line },
};

/** The keys whose values are lines of Markdown, those of records included. */
export const lineKeys: ReadonlySet<string> = new Set(
  "title heading lead question summary text".split(" "),
);

/** The keys that every record of a list needs. */
export function requiredKeys(field: string): readonly string[] {
  return Object.entries(records[field] ?? {})
    .filter(([, type]) => !z.safeParse(type, undefined).success)
    .map(([key]) => key);
}

function recordsOf(field: "groups" | "changes") {
  const shape = records[field] ?? {};
  const keys = requiredKeys(field);
  const noList = isNo("list", `Write one "- ${keys.map((key) => `${key}: …`).join(" ")}" each.`);
  const noRecord = isNo("entry", `Every entry needs ${keys.join(" and ")}.`);
  return z.array(z.strictObject(shape, noRecord), noList).min(1, noList);
}

/** The day in UTC, as dates are written in the content. */
export function utcDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a value is a day of the calendar, written as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

/** One kind of content: where its files are and what their front matter holds. */
export type Collection = Readonly<{
  type: "PageText" | "Feature" | "Step" | "Answer" | "Release" | "Policy";
  /** Paths below src/content that belong to it. */
  path: RegExp;
  /** A path as an example, for messages. */
  example: string;
  schema: z.ZodObject;
}>;

/** A text that is only shown in develop. */
const draft = z.boolean(isNo("draft", "Write draft: true, or leave the line out."));

const pageText = z.strictObject({
  title: line,
  heading: line,
  lead: line,
  description: plain.optional(),
  updated: day.optional(),
  words: words.optional(),
  sectionWords: z
    .record(z.string(), words, isNo("list", 'Write "contact: [bug, report]" on lines below it.'))
    .optional(),
});

/** All the content there is, by path; a file that fits none is a mistake. */
export const collections: readonly Collection[] = [
  {
    type: "PageText",
    path: /^pages\/index\.md$/,
    example: "pages/index.md",
    schema: pageText.omit({ title: true, description: true }),
  },
  {
    type: "PageText",
    path: /^pages\/support\.md$/,
    example: "pages/support.md",
    schema: pageText.extend({ groups: recordsOf("groups") }),
  },
  {
    type: "PageText",
    path: /^pages\/(?:getting-started|release-notes|privacy-policy)\.md$/,
    example: "pages/getting-started.md",
    schema: pageText,
  },
  {
    type: "PageText",
    path: /^extra-pages\/[^/]+\.md$/,
    example: "extra-pages/faq.md",
    schema: pageText.extend({
      footer: z.boolean(isNo("footer", "Write footer: false, or leave the line out.")).optional(),
      aliases: ids.optional(),
      draft: draft.optional(),
    }),
  },
  {
    type: "Feature",
    path: /^features\/[^/]+\.md$/,
    example: "features/find-by-typing.md",
    schema: z.strictObject({ title: line, order, draft: draft.optional() }),
  },
  {
    type: "Step",
    path: /^steps\/getting-started\/[^/]+\.md$/,
    example: "steps/getting-started/install.md",
    schema: z.strictObject({
      title: line,
      order,
      help: ids.refine(isUnique, onceEach).optional(),
      aliases: ids.optional(),
      draft: draft.optional(),
    }),
  },
  {
    type: "Answer",
    path: /^answers\/[^/]+\/[^/]+\.md$/,
    example: "answers/shortcuts/shortcut-does-nothing.md",
    schema: z.strictObject({
      question: line,
      order,
      words: words.optional(),
      tool: z.enum(answerTools, noTool).optional(),
      aliases: ids.optional(),
      draft: draft.optional(),
    }),
  },
  {
    type: "Release",
    path: /^releases\/[^/]+\.md$/,
    example: "releases/1.4.0.md",
    schema: z.strictObject({ version, date: day, draft: draft.optional() }),
  },
  {
    type: "Policy",
    path: /^privacy-policy\.md$/,
    example: "privacy-policy.md",
    schema: z.strictObject({ effective: day, changes: recordsOf("changes"), summary: line }),
  },
];

/** The texts of the pages that the site has code for. */
export const pageFiles = [
  "index",
  "getting-started",
  "support",
  "release-notes",
  "privacy-policy",
].map((name) => `pages/${name}.md`);

/** Whether a file is a page by itself, beside those that the site has code for. */
export function isExtraPage(path: string): boolean {
  return path.startsWith("extra-pages/");
}

/** The collection of a file, by its path below src/content. */
export function collectionOf(path: string): Collection | undefined {
  return collections.find((collection) => collection.path.test(path));
}
