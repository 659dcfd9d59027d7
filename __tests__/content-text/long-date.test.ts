/** @jest-environment node */
import { longDate } from "../../src/content-text/long-date";

test.each([
  ["2026-11-10", "10 November 2026"],
  ["2025-12-31T00:00:00.000Z", "31 December 2025"],
])("%s is %s", (day, words) => {
  expect(longDate(day)).toBe(words);
});
