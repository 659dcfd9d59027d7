/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  demoTabMistakes,
  demoTabsFile,
  taskMistakes,
} from "../../src/content-source/check/check-demo-tabs";

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

test.each<[string, string, number, string, string]>([
  ["a comma too few", text.replace("},", "}"), 7, "The file is not valid JSON.", "commas"],
  ["a comma at the start", text.replace("[", "[,"), 1, "The file is not valid JSON.", "commas"],
  ["no list", '{ "tabs": [] }', 1, "The file is not a list of tabs.", "Write ["],
  [
    "an unknown window",
    withThird({ window: 3 }),
    4,
    "The window of a tab is not valid.",
    'Write 1, 2 or "private".',
  ],
  [
    "an address that somebody could own",
    withThird({ address: "https://trains.com/night" }),
    4,
    "The address of a tab is not valid.",
    "without https://",
  ],
  ["an empty title", withThird({ title: " " }), 4, "The title of a tab is not valid.", "a page"],
  ["an unknown key", withThird({ icon: "x" }), 4, "A tab is not as it should be.", "an address"],
  [
    "two tabs with a title",
    withTabs((all) => Object.assign(all[2] ?? {}, { title: all[0]?.title })),
    4,
    "Two tabs have this title.",
    "Change one",
  ],
  ["few tabs", withTabs((all) => all.splice(7)), 1, "The demo has 7 tabs.", "at least 8"],
  [
    "no private window",
    withTabs((all) => {
      for (const tab of all) if (tab.window === "private") tab.window = 1;
    }),
    1,
    'No tab is in the window "private".',
    "three windows",
  ],
])("%s is told with its line and what to write", (_, changed, line, message, hint) => {
  const [mistake] = mistakesIn(changed);
  expect(mistake).toMatchObject({ file: demoTabsFile, line, message });
  expect(mistake?.hint).toContain(hint);
});

const hasLisbon = (tab: Tabs[number]) => /lis/i.test(JSON.stringify(tab));

test.each<[string, string, number, string]>([
  ["xyz", text, 1, "find no tab"],
  [
    "lis",
    withTabs((all) => all.sort((a, b) => Number(hasLisbon(a)) - Number(hasLisbon(b)))),
    1,
    "doesn't show at once",
  ],
  ["lis", text, 0, ""],
])(
  "the task to type %s is told unless it finds a tab that is shown",
  (letters, tabs, count, message) => {
    const page = `---\nlead: L.\n---\n\n## Find it. Type <kbd>${letters}</kbd>. {#try}\n`;
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
