/** @jest-environment node */
import { sampleTabCount } from "../../src/tab-search/recent-tabs";
import { sampleTabs } from "../../src/tab-search/sample-tabs";

test("there are three windows, one of them private", () => {
  expect(new Set(sampleTabs.map(({ window }) => window))).toEqual(new Set([1, 2, "private"]));
});

test.each(["id", "title", "address"] as const)("no two tabs share their %s", (fact) => {
  expect(new Set(sampleTabs.map((tab) => tab[fact])).size).toBe(sampleTabs.length);
});

test.each(sampleTabs.map(({ address }) => address))("%s is on a domain for examples", (address) => {
  expect(address).toMatch(/^[a-z-]+(\.[a-z-]+)*\.example\//);
});

test("there are as many tabs as the page says", () => {
  expect(sampleTabs).toHaveLength(sampleTabCount);
});
