import { panelText, showMistakes } from "../../src/develop/mistake-panel";
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

test("after an answer that cannot be read, the panel goes on asking", async () => {
  jest.useFakeTimers();
  const answers = ["<html>", '["a.md:1: No."]'];
  window.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: async () => JSON.parse(answers.shift() ?? "") } as Response),
  );
  showMistakes();
  await jest.advanceTimersByTimeAsync(3000);
  expect(document.querySelector("aside")).toHaveTextContent("a.md:1: No.");
  jest.useRealTimers();
});
