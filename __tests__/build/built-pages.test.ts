/** @jest-environment node */
import type { RoutesManifest } from "gatsby";
import { builtPages } from "../../src/build/output/built-pages";

const immutable = "public, max-age=31536000, immutable";
const route = (path: string, file: string, cache = "public, max-age=0, must-revalidate") => ({
  ...{ type: "static" as const, path, filePath: `public/${file}` },
  headers: [{ key: "cache-control", value: cache }],
});

const page = route("/support", "support/index.html");
const script = route("/app-0123456789abcdef0123.js", "app-0123456789abcdef0123.js", immutable);

test.each([
  ["", ["/", "/support"]],
  ["/docs", ["/", "/support"]],
])("below the prefix %p, pages have their addresses", (prefix, pages) => {
  const manifest: RoutesManifest = [
    route(`${prefix}/`, "index.html"),
    route(`${prefix}/support`, "support/index.html"),
    route(`${prefix}/404.html`, "404.html"),
    route(`${prefix}/page-data/support/page-data.json`, "page-data/support/page-data.json"),
    route(`${prefix}/other/index.html`, "other/index.html"),
    { ...script, path: prefix + script.path },
    { type: "redirect", path: "/old", toPath: "/", status: 301, headers: [] },
  ];
  expect(builtPages(manifest, prefix)).toEqual(pages);
});

test("the build stops when a script that never changes has no hash that the site knows", () => {
  expect(() => builtPages([page, route("/app.js", "app.js", immutable)], "")).toThrow(
    "Gatsby says that /app.js never changes, but src/runtime/offline/hashed-path.ts does not know it",
  );
});
