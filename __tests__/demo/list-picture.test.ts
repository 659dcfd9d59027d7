/** @jest-environment node */
import { tabsWith } from "../../src/demo/list-picture";
import { homeWords } from "../../src/home/home-words";
import { createMatcher } from "../../src/search-list/create-matcher";
import { sampleTabs } from "../support/demo-tabs";

const match = createMatcher(sampleTabs, ({ title, address }) => ({ title, detail: address }));

test.each([
  [homeWords.typed, 2],
  [homeWords.endTyped, 3],
])("a picture of “%s” shows what the list finds", (typed, rows) => {
  const found = match(typed).map(({ entry }) => entry);
  const drawn = tabsWith(typed, sampleTabs);
  expect(drawn).toHaveLength(found.length);
  expect(drawn.slice(0, rows)).toEqual(found.slice(0, rows));
});

test("what is typed in the first reason's picture is found by addresses alone", () => {
  const { typed } = homeWords;
  expect(sampleTabs.filter(({ title }) => title.toLowerCase().includes(typed))).toEqual([]);
});
