/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  demoTabMistakes,
  demoTabsFile,
  taskMistakes,
} from "../../src/content-source/check/demo-tabs";
import { firstTyped, foundBy } from "../support/demo-tabs";

const text = readFileSync(join(__dirname, "../../src/content", demoTabsFile), "utf8");
const mistakesIn = (changed: string) => demoTabMistakes({ path: demoTabsFile, text: changed });
type Tabs = Record<string, unknown>[];

/** The tabs with a change, one on a line, so that the third is on line 4. */
function withTabs(change: (all: Tabs) => unknown): string {
  const all = JSON.parse(text) as Tabs;
  change(all);
  return `[\n${all.map((tab) => JSON.stringify(tab)).join(",\n")}\n]\n`;
}
const withThird = (fields: Tabs[number]) => withTabs((all) => Object.assign(all[2] ?? {}, fields));

test("the demo's own tabs have no mistake", () => {
  expect(mistakesIn(text)).toEqual([]);
});

test.each<[string, string, number, string]>([
  ["a comma too few", withTabs(() => 0).replace("},", "}"), 3, "not valid JSON"],
  ["an unknown window", withThird({ window: 3 }), 4, "2.window"],
  [
    "an address that somebody could own",
    withThird({ address: "https://a.com/b" }),
    4,
    "like trains",
  ],
  [
    "two tabs with a title",
    withTabs((all) => Object.assign(all[2] ?? {}, { title: all[0]?.title })),
    1,
    "Two tabs have the same title.",
  ],
  [
    "no private window",
    withTabs((all) => {
      for (const tab of all) if (tab.window === "private") tab.window = 1;
    }),
    1,
    'Each of the windows 1, 2 and "private" needs a tab.',
  ],
])("%s is told with its line", (_, changed, line, message) => {
  const mistakes = mistakesIn(changed);
  expect(mistakes[0]).toMatchObject({ file: demoTabsFile, line });
  expect(mistakes.map((one) => one.message).join("\n")).toContain(message);
});

const isFound = (tab: Tabs[number]) => foundBy(firstTyped).some(({ title }) => title === tab.title);

test.each<[string, string, number, string]>([
  ["zzzz", text, 1, "not among the first 6"],
  [
    firstTyped,
    withTabs((all) => all.sort((a, b) => Number(isFound(a)) - Number(isFound(b)))),
    1,
    "not among the first 6",
  ],
  [firstTyped, text, 0, ""],
])(
  "the task to type %s is told unless it finds a tab that is shown",
  (letters, tabs, count, message) => {
    const page = `---\nlead: L.\n---\n\n## Find it. Type \`${letters}\`. {#try}\n`;
    const mistakes = taskMistakes([
      { path: demoTabsFile, text: tabs },
      { path: "pages/index.md", text: page },
    ]);
    expect(mistakes).toHaveLength(count);
    for (const mistake of mistakes) {
      expect(mistake).toMatchObject({ file: "pages/index.md", line: 5 });
      expect(mistake.message).toContain(message);
    }
  },
);
