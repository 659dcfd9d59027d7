/** @jest-environment node */
import { quantile, summarize } from "../../bench/statistics";

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[10, 20, 30, 40, 50], 0.25, 20],
  [[0, 10], 0.75, 7.5],
  [[7], 0.25, 7],
])("of %j the share %d lies below %d", (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test("sorts numbers as numbers and leaves the given order alone", () => {
  const values = [100, 9, 10];
  expect(quantile(values, 0.5)).toBe(10);
  expect(values).toEqual([100, 9, 10]);
});

test.each([[[]], [[1, NaN, 3]]])("says NaN of %j, which was not measured whole", (values) => {
  expect(summarize(values).median).toBeNaN();
});

test("gives the median and the middle half", () => {
  expect(summarize([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4, count: 5 });
});
