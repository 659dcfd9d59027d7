/** @jest-environment node */
import { pathsOfPageFiles } from "../../src/site/site-pages";

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
