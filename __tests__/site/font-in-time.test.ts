import { showFontInTime } from "../../src/site/font-in-time";

beforeEach(() => delete document.documentElement.dataset.font);

test.each([
  ["a fast line", 20, false, true],
  ["a slow line", 150, false, false],
  ["a slow device whose worker has the font", 150, true, true],
  ["a browser that doesn't say how fast the answer was", undefined, true, false],
])("%s", (_, answer, hasWorker, isUsed) => {
  const preload = { media: "not all" };
  const entry = answer === undefined ? answer : { requestStart: 100, responseStart: 100 + answer };
  showFontInTime(preload, entry, hasWorker);
  expect(preload.media).toBe(isUsed ? "all" : "not all");
  expect("font" in document.documentElement.dataset).toBe(isUsed);
});
