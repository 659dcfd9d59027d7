/** @jest-environment node */
import { typedList, typedLists } from "../../src/demo/typed-lists";

const tabsOf = (rows: readonly (readonly [title: string, address: string])[]) =>
  rows.map(([title, address], order) => ({ order, window: "1", title, address }));

const tabs = tabsOf([
  ["Avocet", "birds.example/harbour/1"],
  ["Bridge plans", "plans.example/bridge"],
  ["Curlew", "birds.example/harbour/2"],
  ["Planting beans", "garden.example/beans"],
  ["Été en Suède", "travel.example/sweden"],
  ["Plane to Oslo", "travel.example/oslo"],
  ["Marsh map", "maps.example/marsh"],
  ["Tide table", "tides.example/table"],
]);

test("what home types follows from the tabs", () => {
  expect(typedLists(tabs)).toEqual([
    { use: "byAddress", typed: "birds", marked: "birds", tabOrders: [0, 2] },
    { use: "several", typed: "plan", marked: "plan", tabOrders: [3, 5, 1] },
    { use: "next", typed: "tab", marked: "tab", tabOrders: [7] },
  ]);
});

test("a typo highlights the letters that it finds, and accents stay", () => {
  expect(typedList(tabs, "brigde")).toEqual({ typed: "brigde", marked: "bridge", tabOrders: [1] });
  expect(typedList(tabs, "ete")).toEqual({ typed: "ete", marked: "été", tabOrders: [4] });
});

test("where tabs have no such words, there is no list", () => {
  expect(typedList(tabs, "zzzz")).toBeNull();
  expect(typedLists(tabsOf([["1", "one.example/1"]]))).toEqual([]);
});
