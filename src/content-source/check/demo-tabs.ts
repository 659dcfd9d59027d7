import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { tabMatcher } from "../../demo/many-tabs";
import { recentCount, recentTabs } from "../../demo/sample-tabs";
import { type Mistake, mistakeIn } from "./mistake-format";
import type { CheckedEntry, ContentFile } from "./read-entry";

/** The tabs of the demo, below src/content. */
export const demoTabsFile = "demo-tabs.json";

const tab = z.strictObject({
  window: z.union([z.literal(1), z.literal(2), z.literal("private")]),
  // The demo reads no Markdown.
  title: z.string().regex(/^(?!.*(?:\{\w|\*\*|`)).*\S/, "Write plain text."),
  // Domains that nobody can own: https://www.rfc-editor.org/rfc/rfc6761#section-6.5
  address: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.example\/\S+$/, "Write one like trains.example/night."),
});

type Tab = z.infer<typeof tab>;

/** Each of the three windows has tabs, and there are more than the six that the page shows. */
const list = z
  .array(tab)
  .min(8)
  .refine(
    (tabs) => distinct(tabs, "window") === 3,
    'Each of the windows 1, 2 and "private" needs a tab.',
  )
  .refine((tabs) => distinct(tabs, "title") === tabs.length, "Two tabs have the same title.")
  .refine((tabs) => distinct(tabs, "address") === tabs.length, "Two tabs have the same address.");

function distinct(tabs: readonly Tab[], key: keyof Tab): number {
  return new Set(tabs.map((each) => each[key])).size;
}

/** The valid tabs of the file. */
export function demoTabs(text: string): readonly Tab[] {
  const { data } = z.array(z.unknown()).safeParse(parseDocument(text).toJS());
  return (data ?? []).flatMap((one) => tab.safeParse(one).data ?? []);
}

/** What is wrong with the tabs of the demo. JSON is YAML, whose parser knows the lines. */
export function demoTabMistakes({ path: file, text }: ContentFile): readonly Mistake[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number, message: string) =>
    mistakeIn(file, message, lines.linePos(offset).line);
  const [error] = document.errors;
  if (error)
    return [at(error.pos[0], `The file is not valid JSON: ${error.message.split("\n", 1)[0]}`)];
  const issues = list.safeParse(document.toJS()).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    const node = document.getIn(path, true) ?? document.getIn(path.slice(0, 1), true);
    return at(
      isNode(node) ? (node.range?.[0] ?? 0) : 0,
      [...(path.length > 0 ? [path.join(".")] : []), message].join(": "),
    );
  });
}

const textOf = (files: readonly ContentFile[], name: string) =>
  files.find(({ path }) => path === name)?.text ?? "";

/** Warnings about releases whose `typed` finds none of the tabs, so that they have no drawing. */
export function typedMistakes(
  entries: readonly CheckedEntry[],
  files: readonly ContentFile[],
): readonly Mistake[] {
  const find = tabMatcher(demoTabs(textOf(files, demoTabsFile)));
  return entries.flatMap(({ file, fields: { typed }, lineOf }) => {
    if (typeof typed !== "string" || find(typed).length > 0) return [];
    const message = `"${typed}" finds no tab of ${demoTabsFile}, so the release has no drawing.`;
    return [{ ...mistakeIn(file, message, lineOf("typed")), isWarning: true }];
  });
}

/** A mistake if the code in the heading {#try} of home finds none of the tabs that home shows. */
export function taskMistakes(files: readonly ContentFile[]): readonly Mistake[] {
  const file = "pages/index.md";
  const rows = textOf(files, file).split(/\r\n?|\n/);
  const index = rows.findIndex((row) => /^## .*\{#try[ }]/.test(row));
  const [, letters] = /`(\w+)`/.exec(rows[index] ?? "") ?? [];
  const tabs = demoTabs(textOf(files, demoTabsFile));
  if (letters === undefined || !list.safeParse(tabs).success) return [];
  const [first] = tabMatcher(tabs)(letters);
  if (first !== undefined && recentTabs(tabs).includes(first.entry)) return [];
  const message = `The first tab that "${letters}" finds in ${demoTabsFile} is not among the first ${recentCount}.`;
  return [mistakeIn(file, message, index + 1)];
}
