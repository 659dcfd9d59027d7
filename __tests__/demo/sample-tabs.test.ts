/** @jest-environment node */
import { createMatcher } from "../../src/search-list/create-matcher";
import { manyTabs } from "../../src/demo/many-tabs";
import {
  firstTyped,
  foundBy,
  nextTyped,
  recentTabs,
  sampleTabs,
  taskWords,
} from "../support/demo-tabs";
import { manyTabsCount } from "../../src/demo/sample-tabs";

const foundByAmongMany = createMatcher(manyTabs(sampleTabs), ({ title, address }) => ({
  title,
  detail: address,
}));

test("what the task says to type is in what it asks for, and finds one tab, which is in plain view", () => {
  expect(firstTyped).not.toBe("");
  expect(taskWords.toLowerCase()).toContain(firstTyped);
  const [wanted, ...others] = foundBy(firstTyped);
  expect(others).toEqual([]);
  // The list shows five rows and a half.
  expect(recentTabs.slice(0, -1)).toContainEqual(wanted);
  // And alone after its first letters, and among hundreds.
  expect(foundBy(firstTyped.slice(0, 3))).toEqual([wanted]);
  expect(foundByAmongMany(firstTyped).map(({ entry }) => entry)).toEqual([wanted]);
});

test.each([8, 30])("with %d sample tabs, no two of the many tabs are the same", (count) => {
  const addresses = manyTabs(sampleTabs.slice(0, count)).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(manyTabsCount);
});

test("three letters of the second task find one tab among hundreds", () => {
  expect(foundByAmongMany(nextTyped)).toHaveLength(1);
  expect(nextTyped).toHaveLength(3);
});
