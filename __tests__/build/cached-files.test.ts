/** @jest-environment node */
import { addressesIn, cachedFiles, lastScript } from "../../src/build/output/cached-files";

const file = (path: string) => ({ path, hash: "0123456789abcdef0123456789abcdef" });

test("documents name icons, scripts and fonts", () => {
  const named = addressesIn([
    `<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/touch.png?v=2">
     <link rel="alternate" href="/feed.xml">
     <link rel="preload" href="/static/a.woff2"><style>b{src:url("/static/b.woff2")}</style>
     <img src="/c.png"><video src="/c.mp4"></video><script src="/d.js"></script>`,
  ]);
  expect([...named].sort()).toEqual([
    "/d.js",
    "/favicon.svg",
    "/static/a.woff2",
    "/static/b.woff2",
    "/touch.png",
  ]);
});

test.each([
  ["/page-data/index/page-data.json", true],
  ["/search-09e09c5373af86946a5b.js", true],
  ["/static/a.woff2", true],
  ["/favicon.svg", true],
  ["/feed.xml", false],
  ["/static/team-0123456789abcdef0123.webp", false],
  ["/static/film-0123456789abcdef0123.mp4", false],
])("%s is cached: %s", (path, isCached) => {
  const { files } = cachedFiles([file(path)], [], new Set(["/favicon.svg", "/static/a.woff2"]), "");
  expect(Object.keys(files)).toEqual(isCached ? [path] : []);
});

test("pages are cached by their addresses; a document that is no page is not", () => {
  const paths = ["/404.html", "/index.html", "/manual.html", "/support.html"];
  const { documents, files } = cachedFiles(paths.map(file), ["/support", "/"], new Set(), "");
  expect(documents).toEqual(["/", "/404.html", "/support"]);
  expect(files).toEqual({});
});

test("below a path prefix the same files are cached", () => {
  const named = new Set(["/docs/favicon.svg"]);
  const { files } = cachedFiles([file("/favicon.svg")], [], named, "/docs");
  expect(Object.keys(files)).toEqual(["/favicon.svg"]);
});

const ending = (address: string) =>
  `<script src="/first.js"></script><script src="${address}" async></script><!-- a --></body></html>`;

test("the last script of all documents is found", () => {
  expect(lastScript([ending("/docs/app-1.js"), ending("/docs/app-1.js")])).toBe("/docs/app-1.js");
});

test.each([[["<html></html>"]], [[ending("/a.js"), ending("/b.js")]]])(
  "documents without one stop the build: %p",
  (documents) => {
    expect(() => lastScript(documents)).toThrow("do not all end with the same script");
  },
);
