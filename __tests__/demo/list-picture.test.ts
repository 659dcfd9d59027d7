/** @jest-environment node */
import { tabsWith } from "../../src/demo/list-picture";
import { homeWords } from "../../src/home/home-words";
import { createMatcher } from "../../src/search-list/create-matcher";
import { releasePictures } from "../support/site-texts";
import { sampleTabs } from "../support/demo-tabs";

type Picture = Readonly<{ typed: string; finds?: string; rows?: number }>;

const pictures: readonly Picture[] = [
  { typed: homeWords.typed },
  { typed: homeWords.endTyped, rows: 3 },
  ...releasePictures,
];

const match = createMatcher(sampleTabs, ({ title, address }) => ({ title, detail: address }));

test.each(pictures)(
  "a picture of “$typed” shows what the list finds",
  ({ typed, finds = typed, rows = 2 }) => {
    const found = match(typed).map(({ entry }) => entry);
    const drawn = tabsWith(finds, sampleTabs);
    expect(drawn.length).toBeGreaterThanOrEqual(rows);
    expect(drawn).toHaveLength(found.length);
    expect(drawn.slice(0, rows)).toEqual(found.slice(0, rows));
  },
);

test("what is typed in the first reason's picture is found by addresses alone", () => {
  const { typed } = homeWords;
  expect(sampleTabs.filter(({ title }) => title.toLowerCase().includes(typed))).toEqual([]);
});
