/** @jest-environment node */
import { createMatcher } from "../../src/search-list/create-matcher";
import { manyTabs } from "../../src/demo/many-tabs";
import { firstTyped, foundBy, nextTyped, recentTabs, sampleTabs } from "../support/demo-tabs";
import { manyTabsCount } from "../../src/demo/sample-tabs";

const foundByAmongMany = createMatcher(manyTabs(sampleTabs), ({ title, address }) => ({
  title,
  detail: address,
}));

test("what the task says to type finds a tab first that the page shows at once, of many too", () => {
  expect(firstTyped).not.toBe("");
  const [wanted] = foundBy(firstTyped);
  expect(recentTabs).toContainEqual(wanted);
  expect(foundByAmongMany(firstTyped)[0]?.entry).toEqual(wanted);
});

test.each([8, 30])("with %d sample tabs, no two of the many tabs are the same", (count) => {
  const addresses = manyTabs(sampleTabs.slice(0, count)).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(manyTabsCount);
});

test("three letters of the second task find one tab among hundreds", () => {
  expect(foundByAmongMany(nextTyped)).toHaveLength(1);
  expect(nextTyped).toHaveLength(3);
});
