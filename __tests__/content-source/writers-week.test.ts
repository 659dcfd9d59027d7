/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content-source/check/check-content";
import { readContent } from "../../src/content-source/nodes/read-content";
import { otherTexts, writersWeek } from "../support/rehearsals";

test.each([
  ["a week of ordinary writing", writersWeek],
  ["other texts in place of the samples", otherTexts],
])("%s: the checks of the content stay green", async (_, write) => {
  const project = mkdtempSync(join(tmpdir(), "writing-"));
  try {
    for (const folder of ["src/content", "static"])
      cpSync(folder, join(project, folder), { recursive: true });
    const { today } = await readContent(project);
    write(project, today);
    expect(checkContent(await readContent(project)).mistakes).toEqual([]);
  } finally {
    rmSync(project, { recursive: true });
  }
});
