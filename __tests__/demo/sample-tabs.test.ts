/** @jest-environment node */
import { createMatcher } from "../../src/search-list/create-matcher";
import { inTabBarOrder } from "../../src/demo/list-order";
import { manyTabs } from "../../src/demo/many-tabs";
import { firstTyped, recentTabs, sampleTabs } from "../support/demo-tabs";
import { manyTabsCount } from "../../src/demo/sample-tabs";

test("the tab bar's order goes window by window, and keeps the order of each", () => {
  const ordered = inTabBarOrder([...sampleTabs].reverse());
  expect([...new Set(ordered.map(({ window }) => window))]).toEqual(["1", "2", "private"]);
  expect(ordered.filter(({ window }) => window === "2")).toEqual(
    sampleTabs.filter(({ window }) => window === "2"),
  );
});

test("the letters of the task find its tab first, of many too, and the page shows it at once", () => {
  expect(firstTyped).not.toBe("");
  const match = createMatcher(manyTabs(sampleTabs), ({ title, address }) => ({
    title,
    detail: address,
  }));
  const [first] = match(firstTyped);
  expect(recentTabs).toContain(first?.entry);
});

test.each([8, 30])("with %d sample tabs, no two of the many tabs are the same", (count) => {
  const addresses = manyTabs(sampleTabs.slice(0, count)).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(manyTabsCount);
});
