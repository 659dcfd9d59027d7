// `npm run test:size`: compares the size of the finished build with its budgets, in bytes.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  type BuildManifest,
  buildManifestPath,
  latestBuildPath,
} from "../src/runtime/build-manifest";

const kibibyte = 1024;
/** Budgets in bytes. A kilobyte of scripts is 1000 bytes, as bundlers count them. */
const budgets = {
  /** What every page loads: Gatsby, React and the site's frame, after gzip, which every host supports. */
  sharedScripts: 83_000,
  /** The same with a page's own scripts. */
  scripts: 91_500,
  /** After brotli, as hosts that store compressed copies send it. 300 bytes are for the start script. */
  document: 14 * kibibyte + 300,
  /** Of support and the release notes, which grow with what writers add: see docs/decisions.md. */
  growingDocument: 20 * kibibyte,
  font: 30_000,
  firstLoad: 140 * kibibyte,
  /** Of these, 30 KiB are room for more than a year of writing. */
  precache: 280 * kibibyte,
};

const read = (path: string) => readFileSync(join(resolve("public"), path));
const gzipSize = (path: string) => gzipSync(read(path), { level: 9 }).byteLength;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const brotliSize = (path: string) => brotliCompressSync(read(path), { params }).byteLength;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, part = ""]) => part);
const verdict = (subject: string, measure: string, bytes: number, atMost: number) => ({
  name: `${subject} ${measure}`,
  bytes,
  atMost,
  share: bytes / atMost,
});

/** The files of each page's own script, as Gatsby's part of a document names them. */
const filesByChunk = JSON.parse(
  JSON.parse(
    found(read("404.html").toString(), /___chunkMapping=("(?:[^"\\]|\\.)*")/g)[0] ?? "",
  ) as string,
) as Readonly<Record<string, readonly string[]>>;
const fonts = new Set<string>();

const readJson = <Content>(path: string) => JSON.parse(read(path).toString()) as Content;
const { id } = readJson<BuildManifest>(latestBuildPath);
const { routes } = readJson<BuildManifest>(buildManifestPath(id));

const ofPages = routes.flatMap((route) => {
  const document = join(route, "index.html");
  const html = read(document).toString();
  const data = `/page-data${route === "/" ? "/index" : route}/page-data.json`;
  const { componentChunkName } = readJson<Record<string, string>>(data);
  const own = filesByChunk[componentChunkName ?? ""]?.filter((name) => /\.js$/.test(name));
  if (!own) throw new Error(`The build names no script of ${route}.`);
  const requested = found(html, /<script\b[^>]*\ssrc="([^"]+)"/g);
  const scriptFiles = new Set([...requested, ...own]);
  const ownFonts = new Set(found(html, /["'(]([^"'()]+\.woff2)["')]/g));
  for (const font of ownFonts) fonts.add(font);
  const scripts = sum([...scriptFiles].map(gzipSize));
  const others = [...ownFonts].map((font) => read(font).byteLength);
  const firstLoad =
    brotliSize(document) +
    scripts +
    sum(others) +
    gzipSize(data) +
    gzipSize("/page-data/app-data.json");
  const isGrowing = route === "/support" || route === "/release-notes";
  const documentBudget = isGrowing ? budgets.growingDocument : budgets.document;
  return [
    verdict(route, "document", brotliSize(document), documentBudget),
    verdict(route, "shared scripts", sum(requested.map(gzipSize)), budgets.sharedScripts),
    verdict(route, "scripts", scripts, budgets.scripts),
    verdict(route, "first load", firstLoad, budgets.firstLoad),
  ];
});

/** What the service worker caches when it installs: the lists that the build wrote into it. */
function precachedFiles(): readonly string[] {
  const worker = read("sw.js").toString();
  const [documents = "[]"] = found(worker, /\bdocuments:(\[[^\]]+\])/g);
  const [files = "{}"] = found(worker, /\bfiles:(\{[^}]+\})/g);
  const documentFiles = (JSON.parse(documents) as string[]).map((address) =>
    address.endsWith(".html") ? address : join(address, "index.html"),
  );
  const all = [...documentFiles, ...Object.keys(JSON.parse(files) as object)];
  if (all.length === 0) throw new Error("The worker names no files that it caches.");
  return all;
}

const fontSizes = [...fonts].map((font) => read(font).byteLength);
const verdicts = [
  ...ofPages,
  verdict("all pages", "font", Math.max(...fontSizes), budgets.font),
  verdict("all pages", "font files", fonts.size, 1),
  verdict("service worker", "precache", sum(precachedFiles().map(brotliSize)), budgets.precache),
];
for (const { name, bytes, atMost, share } of verdicts)
  console.log(
    `${name.padEnd(34)}${String(bytes).padStart(8)} of ${atMost}`,
    share > 1 ? "MISSED" : "",
  );
if (verdicts.some(({ share }) => !(share <= 1))) process.exitCode = 1;
const near = verdicts.filter(({ bytes, share }) => bytes > 1 && share > 0.9 && share <= 1);
if (near.length > 0)
  console.log(
    `\nNear the budget: ${near.map(({ name, share }) => `${name} (${Math.round(share * 100)} %)`).join(", ")}`,
  );
if (near.some(({ name }) => name.endsWith(" document")))
  console.log("Writers can shorten the longest texts of that page; styles and scripts count, too.");
