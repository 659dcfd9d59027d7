// Build time only.
import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { createMatcher } from "../../search-list/create-matcher";
import { recentTabs } from "../../tab-search/sample-tabs";
import type { ContentFile } from "./check-entry";
import type { Mistake } from "./mistake";

/** The tabs of the demo, below src/content. */
export const demoTabsFile = "demo-tabs.json";

/** The page shows six of them before the demo's script has loaded. */
const fewestTabs = 8;

const hints: Readonly<Record<string, string>> = {
  window: 'Write 1, 2 or "private".',
  title: "Write the title of a page as plain text, without {words}, ** or backticks.",
  address:
    "Write an address of an example in small letters without https://, such as trains.example/night.",
};

const tab = z.strictObject({
  window: z.union([z.literal(1), z.literal(2), z.literal("private")]),
  // Nothing of Markdown is read here.
  title: z.string().regex(/^(?!.*(?:\{\w|&#?\w+;|\*\*|`)).*\S/),
  // Domains that nobody can own: https://www.rfc-editor.org/rfc/rfc6761#section-6.5
  address: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.example\/\S+$/),
});

/** The tabs that can be read. */
export function demoTabs(text: string): readonly z.infer<typeof tab>[] {
  try {
    const tabs: unknown = JSON.parse(text);
    return Array.isArray(tabs) ? tabs.filter((one) => tab.safeParse(one).success) : [];
  } catch {
    return [];
  }
}

/**
 * Whether the letters that the home page asks visitors to type find a tab that it shows at once: the
 * first key in the heading {#try}.
 */
export function taskMistakes(files: readonly ContentFile[]): readonly Mistake[] {
  const textOf = (name: string) => files.find(({ path }) => path === name)?.text ?? "";
  const rows = textOf("pages/index.md").split(/\r\n?|\n/);
  const index = rows.findIndex((row) => /^## .*\{#try[ }]/.test(row));
  const [, letters] = /<kbd>(\w+)<\/kbd>/.exec(rows[index] ?? "") ?? [];
  const tabs = demoTabs(textOf(demoTabsFile));
  if (letters === undefined || tabs.length < fewestTabs) return [];
  const find = createMatcher(tabs, ({ title, address }) => ({ title, detail: address }));
  const [first] = find(letters);
  const shown = recentTabs(tabs);
  if (first !== undefined && shown.includes(first.entry)) return [];
  return [
    {
      file: "pages/index.md",
      line: index + 1,
      message:
        first === undefined
          ? `The letters “${letters}” find no tab of the demo.`
          : `The letters “${letters}” find “${first.entry.title}”, which the page doesn't show at once.`,
      hint: `Write letters that find one of the first ${shown.length} tabs in ${demoTabsFile}, and name that tab.`,
      text: rows[index] ?? "",
    },
  ];
}

/** What is wrong with the tabs of the demo, each with its line. */
export function demoTabMistakes({ path, text }: ContentFile): readonly Mistake[] {
  const rows = text.split("\n");
  const at = (line: number, message: string, hint: string): Mistake => ({
    file: path,
    line,
    message,
    hint,
    text: rows[line - 1] ?? "",
  });
  let tabs: unknown;
  try {
    tabs = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // JSON is YAML as well, whose parser says where it stumbled.
    const [first] = parseDocument(text, { prettyErrors: false }).errors;
    const position = Number(
      /position (\d+)/.exec(message)?.[1] ?? first?.pos[0] ?? text.trimEnd().length,
    );
    const line = text.slice(0, position).split("\n").length;
    return [at(line, "The file is not valid JSON.", "Check the quotes and commas here and above.")];
  }
  if (!Array.isArray(tabs))
    return [at(1, "The file is not a list of tabs.", "Write [ before the tabs and ] after them.")];
  const counter = new LineCounter();
  const list = parseDocument(text, { lineCounter: counter }).contents;
  const lineOf = (index: number, key?: string) => {
    const item = isSeq(list) ? list.items[index] : undefined;
    const value = isMap(item) && key !== undefined ? item.get(key, true) : item;
    const node = isNode(value) ? value : item;
    return isNode(node) ? counter.linePos(node.range?.[0] ?? 0).line : 1;
  };
  const mistakes: Mistake[] = [];
  const seen = new Set<unknown>();
  for (const [index, value] of tabs.entries()) {
    for (const { path: keys, code } of tab.safeParse(value).error?.issues ?? []) {
      const key = keys[0] === undefined ? undefined : String(keys[0]);
      const isUnknown = code === "unrecognized_keys" || key === undefined;
      mistakes.push(
        at(
          lineOf(index, key),
          isUnknown ? "A tab is not as it should be." : `The ${key} of a tab is not valid.`,
          isUnknown ? "A tab has a window, a title and an address." : (hints[key] ?? ""),
        ),
      );
    }
    for (const key of ["title", "address"] as const) {
      const own: unknown = (value as Record<string, unknown> | null)?.[key];
      if (seen.has(own))
        mistakes.push(at(lineOf(index, key), `Two tabs have this ${key}.`, "Change one of them."));
      seen.add(own);
    }
  }
  if (tabs.length < fewestTabs)
    mistakes.push(at(1, `The demo has ${tabs.length} tabs.`, `Write at least ${fewestTabs}.`));
  const windows = tabs.map((one: { window?: unknown } | null) => one?.window);
  for (const name of [1, 2, "private"])
    if (!windows.includes(name))
      mistakes.push(
        at(
          1,
          `No tab is in the window ${JSON.stringify(name)}.`,
          "The page speaks of three windows.",
        ),
      );
  return mistakes;
}
