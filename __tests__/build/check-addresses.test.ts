/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { wrongAddresses } from "../../src/build/check-addresses";
import { filesBelow } from "../../src/content-source/nodes/read-content";
import { pathsOfPageFiles } from "../../src/content-source/nodes/site-pages";
import { routes } from "../../src/site/site";

/** Those of the site, and those that an owner has added. */
const pages = pathsOfPageFiles(filesBelow(resolve("src/pages")));

test("the addresses in the code of the site are those of its pages", () => {
  expect(wrongAddresses(resolve("."), pages)).toEqual([]);
});

test("a name for an address that is no page is a sentence with the file", () => {
  const [sentence, ...others] = wrongAddresses(
    resolve("."),
    pages.filter((path) => path !== routes.support),
  );
  expect(sentence).toContain(`src/site/site.ts: routes.support is "/support"`);
  expect(others).toEqual([]);
});

test.each([
  ['<Link to="/suport">', "/suport"],
  ['<a href="/legal/imprint#top">', "/legal/imprint"],
  ['{ to: "/who", label: "Who we are" },', "/who"],
])("a link in code to no page, %s, is a sentence with file and line", (code, path) => {
  const project = mkdtempSync(join(tmpdir(), "check-addresses-"));
  mkdirSync(join(project, "src/pages"), { recursive: true });
  writeFileSync(join(project, "src/pages/index.tsx"), `import "x";\n${code}\n<Link to="/support">`);
  expect(wrongAddresses(project, pages)).toEqual([
    expect.stringContaining(`src/pages/index.tsx:2: a link leads to "${path}"`),
  ]);
  rmSync(project, { recursive: true });
});

test("without Gatsby, the files of src/pages are pages, in folders too", () => {
  const files = ["index.tsx", "support.tsx", "legal/imprint.tsx", "blog/index.jsx", "404.tsx"];
  const others = [
    "_draft.tsx",
    "template-post.tsx",
    "about.module.css",
    "about.test.tsx",
    "x.d.ts",
  ];
  expect(pathsOfPageFiles([...files, ...others])).toEqual([
    "/",
    "/support",
    "/legal/imprint",
    "/blog",
  ]);
});
