/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const src = join(__dirname, "../../src");
const read = (file: string) => readFileSync(join(src, file), "utf8");
const files = readdirSync(src, { recursive: true, encoding: "utf8" });
const marks = Array.from(
  read("runtime/document.ts").matchAll(/^ {2}(\w+)\?:/gm),
  ([, name]) => name,
);

test.each(files.filter((name) => name.endsWith(".css")))(
  "%s reads no attribute of <html> that runtime/document.ts does not name",
  (file) => {
    const selectors = read(file).match(/(?:html|:root)(?::not\()?\[data-[^{]*/g) ?? [];
    for (const selector of selectors)
      for (const [, name] of selector.matchAll(/(?:html|:root)(?::not\()?\[data-(\w+)/g))
        expect(marks).toContain(name);
  },
);

test("no other file sets an attribute of <html>", () => {
  const others = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /documentElement\s*\.(?:dataset|setAttribute|toggleAttribute)/.test(read(file)),
  );
  expect(others).toEqual([join("runtime", "document.ts")]);
});
