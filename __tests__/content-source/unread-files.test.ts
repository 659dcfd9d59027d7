/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content-source/check/check-content";
import { readContent } from "../../src/content-source/nodes/read-content";

test("a file that nobody would read is refused, unless an editor put it there", async () => {
  const project = mkdtempSync(join(tmpdir(), "writing-"));
  const write = (path: string) => {
    const file = join(project, "src/content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
  };
  try {
    const lost = ["answers/keys/list.pdf", "features/demo.mp4", "releases/2.0.0.markdown"];
    const editors = ["answers/keys/.open.md.swp", "answers/keys/open.md~", "features/4913"];
    for (const path of [...lost, ...editors]) write(path);
    const { files } = await readContent(project);
    expect(files.map(({ path }) => path)).toEqual(lost);
    const { mistakes } = checkContent(await readContent(project));
    for (const path of lost)
      expect(mistakes).toContainEqual(expect.objectContaining({ file: path, line: 1 }));
  } finally {
    rmSync(project, { recursive: true });
  }
});
