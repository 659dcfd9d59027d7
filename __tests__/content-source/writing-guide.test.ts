/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleReport } from "../support/sample-content";

test("the answer and the page in the writer's guide pass the checks", () => {
  const guide = readFileSync(join(__dirname, "../../docs/writing.md"), "utf8");
  const files = Array.from(
    guide.replace(/^ {3}/gm, "").matchAll(/```md\n(---\n[^]*?)```/g),
    ([, text = ""]) => {
      const isAnswer = text.includes("question:");
      return [isAnswer ? "answers/shortcuts/full-screen.md" : "pages/imprint.md", text];
    },
  );
  const { addresses, mistakes, warnings } = sampleReport(Object.fromEntries(files));
  expect([...mistakes, ...warnings]).toEqual([]);
  const made = addresses.map(({ route, id }) => `${route}#${id}`);
  expect(made).toEqual(expect.arrayContaining(["/support#full-screen", "/imprint#"]));
});
