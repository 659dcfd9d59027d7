import { readFileSync } from "node:fs";
import { join } from "node:path";
import demoTabs from "../../src/content/demo-tabs.json";
import { demoLabels } from "../../src/demo/demo-labels";
import { recentTabs as recent, type SampleTab } from "../../src/demo/sample-tabs";
import { typedLists } from "../../src/demo/typed-lists";
import { createMatcher } from "../../src/search-list/create-matcher";

/** The tabs of the demo, as the pages query them. */
export const sampleTabs: readonly SampleTab[] = demoTabs.map((tab, order) => ({
  ...tab,
  window: String(tab.window),
  order,
}));
export const recentTabs = recent(sampleTabs);
export const tabCountText = demoLabels.tabCount(sampleTabs.length);

/** The tabs that letters find, best first. */
const found = createMatcher(sampleTabs, ({ title, address }) => ({ title, detail: address }));
export const foundBy = (typed: string) => found(typed).map(({ entry }) => entry);

/**
 * The first task of home as the page's text has it: what it asks for, the letters that visitors type, and
 * the end of the sentence for touch screens.
 */
export const [, taskWords = "", firstTyped = "", touchWords = ""] =
  /^## ([^`:\n]*)[^`\n]*`(\w+)`.*\{#try[ }].*\n\n.*`\W*(\w.*)$/m.exec(
    readFileSync(join(__dirname, "../../src/content/pages/index.md"), "utf8"),
  ) ?? [];

/** A word of a tab's title that finds this tab and no other; empty if it has none. */
export const ownWord = ({ title }: SampleTab) =>
  (title.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .sort((a, b) => b.length - a.length)
    .find((word) => foundBy(word).length === 1 && foundBy(word)[0]?.title === title) ?? "";

/** What is typed for the second task of home, and what finds the tab that practice asks for. */
export const nextTyped = typedLists(sampleTabs).find(({ use }) => use === "next")?.typed ?? "";
export const practiceTyped = sampleTabs.slice(-1).map(ownWord)[0] ?? "";

const withOwnWord = sampleTabs.filter((tab) => ownWord(tab) !== "");
const longest = [...withOwnWord].sort((a, b) => b.title.length - a.title.length);
const wanted = (tab: SampleTab | undefined) => {
  if (tab === undefined) throw new Error("No tab of demo-tabs.json has a word of its own.");
  return { ...tab, word: ownWord(tab) };
};

/** Tabs that one word each finds alone: one that is not private, a private one, and the longest. */
export const plainTab = wanted(withOwnWord.filter(({ window }) => window !== "private").at(-1));
export const privateTab = wanted(withOwnWord.find(({ window }) => window === "private"));
export const longTab = wanted(longest[0]);
