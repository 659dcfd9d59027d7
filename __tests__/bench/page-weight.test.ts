/** @jest-environment node */
import { brotliSize, gzipSize, pageWeight, requestedFiles } from "../../bench/page-weight";

const html = `<!doctype html><head>
<link rel="preload" as="font" href="/static/a.woff2"><link rel="icon" href="/favicon.svg">
<style>@font-face{src:url(/static/a.woff2) format("woff2")}</style>
<script>inline()</script><script src="/app.js" async></script></head>`;

test("counts each script and font that a document asks for once", () => {
  expect(requestedFiles(html)).toEqual({ scripts: ["/app.js"], fonts: ["/static/a.woff2"] });
});

const files: Readonly<Record<string, string>> = {
  "/support/index.html": html,
  "/page-data/support/page-data.json": '{"componentChunkName":"component---support"}',
  "/page-data/app-data.json": "{}",
  "/app.js": "app()".repeat(100),
  "/component---support.js": "support()".repeat(100),
  "/static/a.woff2": "x".repeat(1000),
};
const read = (path: string) => {
  const content = files[path];
  if (content === undefined) throw new Error(`No ${path}`);
  return Buffer.from(content);
};
const chunks = {
  "component---support": ["/component---support.js", "/component---support.js.map"],
};
const size = (path: string) => gzipSize(read(path));

test("a page weighs its document, its scripts, its fonts as they are, and its data", () => {
  const weight = pageWeight("/support", read, chunks);
  expect(weight).toEqual({
    document: brotliSize(read("/support/index.html")),
    scripts: size("/app.js") + size("/component---support.js"),
    fonts: 1000,
    pageData: size("/page-data/support/page-data.json") + size("/page-data/app-data.json"),
    total: weight.document + weight.scripts + weight.fonts + weight.pageData,
  });
});

test("stops when the build names no script of the page", () => {
  expect(() => pageWeight("/support", read, {})).toThrow("component---support");
});
