import { act } from "react";
import { mistakesPath, panelText, showMistakes } from "../../src/develop/mistake-panel";
import { site } from "../../src/site/site";

const storesOfOwner = { ...site.stores };
afterEach(() => Object.assign(site.stores, storesOfOwner));

const noStore =
  "No store is set. Visitors see the page before launch. To set one, edit src/site/site.ts.";

test.each<[string, readonly string[], boolean, string]>([
  ["nothing is wrong", [], true, ""],
  ["no store is set", [], false, noStore],
  ["there is a mistake", ["a.md:1: No."], true, "1 problem in the content\n\na.md:1: No."],
  ["both", ["a", "b"], false, `2 problems in the content\n\na\n\nb\n\n${noStore}`],
])("the panel says what a writer has to know when %s", (_, mistakes, hasStore, text) => {
  expect(panelText(mistakes, hasStore)).toBe(text);
});

test("the panel follows what develop serves, and goes when nothing is wrong", async () => {
  jest.useFakeTimers();
  Object.assign(site.stores, { Chrome: "https://store.example/item" });
  let answer: () => Promise<unknown> = () =>
    Promise.resolve({ ok: true, json: () => ["a.md:1: No."] });
  const ask = jest.fn<Promise<unknown>, [path: string]>(() => answer());
  Object.assign(window, { fetch: ask });
  showMistakes();
  const panel = document.querySelector("aside");
  const next = () => act(() => jest.advanceTimersByTimeAsync(1000));
  await next();
  expect(ask).toHaveBeenCalledWith(mistakesPath);
  expect(panel?.textContent).toContain("a.md:1: No.");
  expect(panel?.hidden).toBe(false);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await next();
  expect(panel?.textContent).toContain("a.md:1: No.");
  answer = () => Promise.resolve({ ok: true, json: () => [] });
  await next();
  expect(panel?.hidden).toBe(true);
});
