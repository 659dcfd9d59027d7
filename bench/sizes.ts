// `npm run test:size`: what the finished build weighs against its budgets, in bytes.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { keptStats } from "../src/build/finish-public-folder";
import { readDocuments } from "../src/build/read-documents";
import { routes } from "../src/site/site";
import { pageWeight, requestedFiles } from "./page-weight";
import { precacheWeight } from "./precache-weight";
import { table } from "./report";

const root = resolve("public");
const read = (path: string) => readFileSync(join(root, path));
const readJson = <Value>(path: string) => JSON.parse(read(path).toString()) as Value;

const kibibyte = 1024;
/** Budgets in bytes. A kilobyte of scripts is 1000 bytes, as bundlers count them. */
const budgets = {
  scripts: 92_000,
  document: (route: string) => (route === routes.releaseNotes ? 20 : 14) * kibibyte,
  font: 30_000,
  total: 140 * kibibyte,
  precache: 250 * kibibyte,
};

type Size = Readonly<{ subject: string; what: string; bytes: number; budget: number }>;

function pageSizes(): readonly Size[] {
  const { assetsByChunkName } = readJson<{ assetsByChunkName: Record<string, string[]> }>(
    join("..", keptStats),
  );
  return Object.values(routes).flatMap((subject) => {
    const weight = pageWeight(subject, read, assetsByChunkName);
    return [
      { subject, what: "document", bytes: weight.document, budget: budgets.document(subject) },
      { subject, what: "scripts", bytes: weight.scripts, budget: budgets.scripts },
      { subject, what: "first load", bytes: weight.total, budget: budgets.total },
    ];
  });
}

/** The fonts that documents ask for: the folder also keeps those of earlier builds. */
function fontSizes(): readonly Size[] {
  const named = readDocuments(root).flatMap((html) => requestedFiles(html).fonts);
  return [...new Set(named)].map((subject) => {
    return { subject, what: "font", bytes: read(subject).byteLength, budget: budgets.font };
  });
}

function precacheSize(): Size {
  const bytes = precacheWeight(root);
  return { subject: "service worker", what: "precache", bytes, budget: budgets.precache };
}

const sizes = [...pageSizes(), ...fontSizes(), precacheSize()];
const over = sizes.filter(({ bytes, budget }) => bytes > budget);
console.log(
  table([
    ["of", "what", "bytes", "budget", "verdict"],
    ...sizes.map(({ subject, what, bytes, budget }) => [
      ...[subject, what, String(bytes), String(budget), bytes > budget ? "over" : "met"],
    ]),
  ]),
);
if (fontSizes().length > 1) console.error("More than one font file.");
if (over.length > 0 || fontSizes().length > 1) process.exitCode = 1;
