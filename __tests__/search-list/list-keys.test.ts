/** @jest-environment node */
import { optionAfterKey } from "../../src/search-list/list-keys";

test.each([
  ["Down moves on", "ArrowDown", 0, 1],
  ["Down goes round at the end", "ArrowDown", 9, 0],
  ["Up moves back", "ArrowUp", 5, 4],
  ["Home goes to the first", "Home", 7, 0],
  ["End goes to the last", "End", 2, 9],
  ["Page Down passes over five", "PageDown", 2, 7],
  ["Page Up stops at the first", "PageUp", 3, 0],
  ["Left is the field's own", "ArrowLeft", 3, null],
])("%s", (_, key, active, expected) => {
  expect(optionAfterKey(key, active, 10)).toBe(expected);
});

test("no key moves in an empty list", () => {
  expect(optionAfterKey("ArrowDown", -1, 0)).toBeNull();
});
