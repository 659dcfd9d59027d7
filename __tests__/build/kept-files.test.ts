/** @jest-environment node */
import { addressesIn, keptFiles } from "../../src/build/kept-files";

const file = (path: string) => ({ path, hash: "0123456789abcdef0123456789abcdef" });

test("documents name icons, the manifest, images, scripts and fonts", () => {
  const named = addressesIn([
    `<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/touch.png?v=2">
     <link rel="manifest" href="/manifest.webmanifest"><link rel="alternate" href="/feed.xml">
     <link rel="preload" href="/static/a.woff2"><style>b{src:url("/static/b.woff2")}</style>
     <img src="/c.png"><script src="/d.js"></script><a href="/e.pdf"></a>`,
  ]);
  expect([...named].sort()).toEqual([
    "/c.png",
    "/d.js",
    "/favicon.svg",
    "/manifest.webmanifest",
    "/static/a.woff2",
    "/static/b.woff2",
    "/touch.png",
  ]);
});

test.each([
  ["/page-data/index/page-data.json", true],
  ["/search/index.json", true],
  ["/switcher-09e09c5373af86946a5b.js", true],
  ["/static/a.woff2", true],
  ["/favicon.svg", true],
  ["/styles.09e09c5373af86946a5b.css", true],
  ["/feed.xml", false],
  ["/robots.txt", false],
])("%s is kept: %s", (path, isKept) => {
  const { files, others } = keptFiles([file(path)], new Set(["/favicon.svg"]), "");
  expect(Object.keys(files)).toEqual(isKept ? [path] : []);
  expect(others).toEqual(isKept ? [] : [path]);
});

test("a document is kept once, by its clean address", () => {
  const paths = ["/404.html", "/index.html", "/support.html", "/support/index.html"];
  const { documents } = keptFiles(paths.map(file), new Set(), "");
  expect(documents).toEqual(["/", "/404.html", "/support"]);
});

test("below a path prefix the same files are kept", () => {
  const { files } = keptFiles([file("/favicon.svg")], new Set(["/docs/favicon.svg"]), "/docs");
  expect(Object.keys(files)).toEqual(["/favicon.svg"]);
});
