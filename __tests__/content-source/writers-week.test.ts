/** @jest-environment node */
import { join } from "node:path";
import { releaseSkeleton } from "../../scripts/release-skeleton";
import { checkContent } from "../../src/content-source/check/check-content";
import { readContent } from "../../src/content-source/nodes/read-content";

const answer = (order: number) =>
  `---\nquestion: "Question ${order}?"\norder: ${order}\n---\n\nAnswer.\n`;

test("a week of ordinary writing leaves the checks of the content green", async () => {
  const content = await readContent(join(__dirname, "../.."));
  const texts = new Map(content.files.map(({ path, text }) => [path, text]));
  const change = (path: string, from: RegExp, to: string) => {
    const text = texts.get(path) ?? "";
    expect(text).toMatch(from);
    texts.set(path, text.replace(from, to));
  };
  const first = (folder: string) => [...texts.keys()].find((path) => path.startsWith(folder)) ?? "";

  const written = releaseSkeleton("1999.0.0", content.today).replace(
    /^(One|- What).*$/gm,
    "- It is better.",
  );
  texts.set("releases/1999.0.0.md", written);
  const group = first("answers/").replace(/[^/]+$/, "");
  for (const order of [901, 902, 903]) texts.set(`${group}new-${order}.md`, answer(order));
  texts.set("steps/getting-started/new.md", '---\ntitle: "New"\norder: 901\n---\n\nText.\n');
  texts.delete(first("features/"));
  texts.set("features/new.md", '---\ntitle: "New"\norder: 901\n---\n\nText.\n');
  change("pages/support.md", /^title: .*$/m, 'title: "Help"');
  change("pages/support.md", /^( {4})title: .*$/m, '$1title: "Another name"');
  change(first("steps/getting-started/"), /^title: .*$/m, 'title: "Another name"');

  const files = [...texts].map(([path, text]) => ({ path, text }));
  expect(checkContent({ ...content, files }).mistakes).toEqual([]);
});
