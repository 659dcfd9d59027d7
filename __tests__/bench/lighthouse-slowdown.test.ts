import { slowdownFor } from "../../bench/lighthouse-slowdown";

test.each([
  [1750, 4],
  [1500, 4],
  [1499, 2],
  [800, 2],
  [799, 1],
])("a machine of index %d stands for a phone %d times slower", (index, slowdown) => {
  expect(slowdownFor(index)).toBe(slowdown);
});
