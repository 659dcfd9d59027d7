// Build time only: what the front matter of each kind of content holds, and the fields that follow.
import { z } from "zod";
import { releaseSlug, versionOrder } from "../../release-notes/release-versions";
import { pagePath } from "../../site/page-path";
import { didYouMean } from "../markdown/report";

/** Names in addresses: small letters, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One line of Markdown. */
const line = z
  .string("Write text, and a number or a date in double quotes.")
  .regex(/\S/, "It is empty.");
const plain = line.regex(
  /^(?!.*(?:\{\w|\*\w|`|\]\()).*$/s,
  "Search results show it as it is, so it can have no {words}, *, backticks or links.",
);
const order = z.int32("Write a whole number without quotes, such as 35.").min(1);
const day = z.iso.date("Write a day of the calendar as year, month and day, such as 2026-11-10.");
const version = z
  .string('Write the version in quotes, like "1.10".')
  .refine(
    (text) => versionOrder(text) !== undefined,
    "Versions are like 1.4.0 or 1.8.0-beta.1 (alpha, beta, rc), with numbers up to 65535.",
  );
const id = z.string().regex(idPattern, "Write small letters, digits and hyphens.");
/** Words that visitors search for and the text does not contain. They are not shown. */
const words = z.array(line, "Write a list in square brackets, such as [slow, speed].");
const ids = z.array(id, "Write a list in square brackets, such as [old-name].");
const groups = z.array(z.strictObject({ slug: id, title: line, aliases: ids.default([]) })).min(1);
const changes = z.array(z.strictObject({ date: day, text: line })).min(1);

/** The keys, at any depth, whose values are lines of Markdown. */
export const lineKeys: ReadonlySet<unknown> = new Set(
  "title heading lead question summary text".split(" "),
);

/** The day in UTC, as YYYY-MM-DD. */
export function utcDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a value is a day of the calendar, written as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

/** One kind of content: where its files are and what their front matter holds. */
export type Collection = Readonly<{
  type: "PageText" | "TextPage" | "Feature" | "Step" | "Answer" | "Release" | "Policy";
  /** Paths below src/content that belong to it. */
  path: RegExp;
  schema: z.ZodObject;
}>;

const optionalFlag = z.boolean("Write true, or leave the line out.").optional();
/** Whether only develop shows the text. */
const draft = optionalFlag;
const aliases = ids.optional();

const pageText = z.strictObject({
  title: line,
  heading: line,
  lead: line,
  description: plain.optional(),
  words: words.optional(),
  sectionWords: z.record(z.string(), words).optional(),
});

/** The texts of the pages that the site has code for. */
export const pageFiles = "index getting-started support release-notes privacy-policy"
  .split(" ")
  .map((name) => `pages/${name}.md`);

const menus = ["header", "footer"] as const;

/** All kinds of texts, by path. The first that fits counts. A text that fits none is a mistake. */
export const collections: readonly Collection[] = [
  {
    type: "PageText",
    path: /^pages\/index\.md$/,
    schema: pageText.omit({ title: true, description: true }),
  },
  {
    type: "PageText",
    path: /^pages\/support\.md$/,
    schema: pageText.extend({ groups }),
  },
  {
    type: "PageText",
    path: new RegExp(`^(?:${pageFiles.join("|")})$`),
    schema: pageText,
  },
  {
    type: "TextPage",
    path: /^pages\/.+\.md$/,
    schema: pageText.extend({
      ...{ description: plain, lead: line.optional(), order: order.optional() },
      menu: z.enum(menus, { error: ({ input }) => didYouMean(String(input), menus) }).optional(),
      language: line.regex(/^[a-z]{2,3}(-\w+)*$/, "Write a code such as de or pt-BR.").optional(),
      aliases: z.array(line.regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/, "Write old-name.")).optional(),
    }),
  },
  {
    type: "Feature",
    path: /^features\/[^/]+\.md$/,
    schema: z.strictObject({ title: line, order, draft }),
  },
  {
    type: "Step",
    path: /^steps\/getting-started\/[^/]+\.md$/,
    schema: z.strictObject({
      ...{ title: line, order, aliases, draft },
      optional: optionalFlag,
      help: ids.optional(),
    }),
  },
  {
    type: "Answer",
    path: /^answers\/[^/]+\/[^/]+\.md$/,
    schema: z.strictObject({
      ...{ question: line, order, aliases, draft },
      words: words.optional(),
      tool: z.literal("shortcut").optional(),
    }),
  },
  {
    type: "Release",
    path: /^releases\/[^/]+\.md$/,
    schema: z.strictObject({
      ...{ version, date: day, draft },
      typed: line.lowercase("Write it in small letters.").optional(),
    }),
  },
  {
    type: "Policy",
    path: /^privacy-policy\.md$/,
    schema: z.strictObject({ effective: day, changes, summary: line }),
  },
];

/** The address of the page whose text is a file in pages. */
export function routeOf(path: string): string {
  return pagePath(path.replace(/^pages|\.md$/g, "") + ".html");
}

/** The collection of a file, by its path below src/content. */
export function collectionOf(path: string): Collection | undefined {
  return collections.find((collection) => collection.path.test(path));
}

type Values = Readonly<Record<string, unknown>>;

/** What a node has for a value that is missing or wrong. Its type in content-schema.ts asks for it. */
function emptyValue(schema: unknown): unknown {
  const isOptional = schema instanceof z.ZodOptional;
  const type = isOptional ? schema.unwrap() : schema;
  if (type instanceof z.ZodArray) return [];
  if (type instanceof z.ZodRecord) return {};
  if (isOptional) return null;
  return type instanceof z.ZodNumber ? 0 : "";
}

/** The fields of a node: the values of the front matter, and what follows from them. Never throws. */
export function entryFields(
  type: Collection["type"],
  path: string,
  values: Values,
): Record<string, unknown> {
  const [, group = ""] = path.split("/");
  const slug = (path.split("/").at(-1) ?? "").replace(/\.md$/, "");
  const read = Object.fromEntries(
    Object.entries(collectionOf(path)?.schema.shape ?? {}).map(([key, schema]) => [
      key,
      z.safeParse(schema, values[key]).data ?? emptyValue(schema),
    ]),
  );
  if (type === "Policy") return read;
  if (type === "PageText" || type === "TextPage") return { ...read, path: routeOf(path) };
  if (type === "Answer") return { ...read, slug, group, tool: read.tool ?? "" };
  if (type !== "Release") return { ...read, slug };
  const version = String(read.version);
  return { ...read, slug: releaseSlug(version), order: versionOrder(version) ?? "" };
}

/** The groups that the front matter of the support page lists, in its order; none if it has a mistake. */
export function answerGroups(
  values: Values,
): readonly Readonly<z.infer<typeof groups>[number] & { order: number }>[] {
  const { data = [] } = groups.safeParse(values.groups);
  return data.map((group, index) => ({ ...group, order: index + 1 }));
}
