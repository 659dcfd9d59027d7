/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleReport } from "../support/sample-content";

test("the answer in the writer's guide passes the checks", () => {
  const guide = readFileSync(join(__dirname, "../../docs/writing.md"), "utf8");
  const [, answer = ""] = /```md\n([^]*?)```/.exec(guide.replace(/^ {3}/gm, "")) ?? [];
  const path = "answers/shortcuts/full-screen.md";
  const { addresses, mistakes, warnings } = sampleReport({ [path]: answer }, false);
  expect([...mistakes, ...warnings]).toEqual([]);
  expect(addresses).toContainEqual(
    expect.objectContaining({ route: "/support", id: "full-screen", file: path }),
  );
});
