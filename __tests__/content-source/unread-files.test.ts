/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content-source/check/check-content";
import { readContent } from "../../src/content-source/nodes/read-content";

/** What editors and other systems leave beside texts. */
const left = [
  ...["answers/keys/.open.md.swp", "answers/keys/open.md~", "answers/keys/#open.md#"],
  ...["answers/keys/._open.md", "releases/.#1.0.0.md", "pictures/._list.png"],
];

test("Gatsby does not read or watch what an editor or another system has left", async () => {
  const { default: config } = await import("../../gatsby-config");
  const sources = (config.plugins ?? []).flatMap((plugin) =>
    typeof plugin === "object" && plugin?.options?.name === "content" ? [plugin.options] : [],
  );
  const [{ path, ignore: [isIgnored] = [] } = {}] = sources as {
    path: string;
    ignore: ((file: string) => boolean)[];
  }[];
  const ignored = (name: string) => isIgnored?.(join(path ?? "", name));
  expect(left.filter((name) => !ignored(name))).toEqual([]);
  expect(["", "answers", "answers/keys/open.md", "pictures/list.png"].filter(ignored)).toEqual([]);
});

test("a file that nobody would read is refused, unless an editor put it there", async () => {
  const project = mkdtempSync(join(tmpdir(), "writing-"));
  const write = (path: string) => {
    const file = join(project, "src/content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
  };
  try {
    const lost = ["answers/keys/list.pdf", "features/demo.mp4", "releases/2.0.0.markdown"];
    for (const path of [...lost, ...left]) write(path);
    const { files } = await readContent(project);
    expect(files.map(({ path }) => path)).toEqual(lost);
    const { mistakes } = checkContent(await readContent(project));
    for (const path of lost)
      expect(mistakes).toContainEqual(expect.objectContaining({ file: path, line: 1 }));
  } finally {
    rmSync(project, { recursive: true });
  }
});
