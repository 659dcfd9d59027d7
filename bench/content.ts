// `npm run bench:content [-- 10 100 1000 10000]`: what each more release costs, and 1,000 answers.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../src/site/site";
import { generateAnswers, generateReleases, touchRelease } from "./generated-content";
import type { MeasuredBuild } from "./measured-build";
import { measuredBuild } from "./measured-build";
import { smallestSize } from "./page-weight";
import { precacheWeight } from "./precache-weight";
import { table } from "./report";
import { scratchCopy } from "./scratch-copy";

type Row = Readonly<{
  name: string;
  entries: number;
  cold: MeasuredBuild;
  touched: MeasuredBuild;
  document: number;
  pageData: number;
  precache: number;
  worker: number;
}>;

async function measure(
  name: string,
  entries: number,
  route: string,
  prepare: (copy: string) => void,
): Promise<Row> {
  const copy = scratchCopy("bench-content");
  try {
    prepare(copy);
    const cold = await measuredBuild(copy);
    touchRelease(copy, 0);
    const touched = await measuredBuild(copy);
    const root = join(copy, "public");
    const size = (path: string) => smallestSize(readFileSync(join(root, path)));
    return {
      name,
      entries,
      cold,
      touched,
      document: size(`${route}/index.html`),
      pageData: size(`page-data${route}/page-data.json`),
      precache: precacheWeight(root),
      worker: size("sw.js"),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function report(rows: readonly Row[]): string {
  const [base] = rows;
  const grown = (row: Row, of: (row: Row) => number, digits: number) =>
    base === undefined || row === base
      ? ""
      : ((of(row) - of(base)) / (row.entries - base.entries)).toFixed(digits);
  return table([
    [
      "content",
      "cold s",
      "ms/entry",
      "touched s",
      "of cold",
      "memory MiB",
      "page B",
      "B/entry",
      "page-data B",
      "precache B",
      "B/entry",
      "worker B",
    ],
    ...rows.map((row) => [
      row.name,
      row.cold.seconds.toFixed(1),
      grown(row, ({ cold }) => cold.seconds * 1000, 2),
      row.touched.seconds.toFixed(1),
      `${Math.round((100 * row.touched.seconds) / row.cold.seconds)} %`,
      Math.max(row.cold.peakMemory, row.touched.peakMemory).toFixed(0),
      String(row.document),
      grown(row, ({ document }) => document, 2),
      String(row.pageData),
      String(row.precache),
      grown(row, ({ precache }) => precache, 2),
      String(row.worker),
    ]),
  ]);
}

/** Where the time of a cold build goes that each more entry takes, from the first row to the last. */
function profile(rows: readonly Row[]): string {
  const [base, last] = [rows[0], rows.at(-1)];
  if (base === undefined || last === undefined || base === last) return "";
  const secondsOf = ({ cold }: Row, name: string) =>
    cold.steps.find((step) => step.name === name)?.seconds ?? 0;
  const grown = last.cold.steps
    .map(({ name, seconds }) => ({
      name,
      perEntry: (1000 * (seconds - secondsOf(base, name))) / (last.entries - base.entries),
    }))
    .filter(({ perEntry }) => perEntry > 0.1)
    .sort((a, b) => b.perEntry - a.perEntry);
  const lines = grown.map(({ name, perEntry }) => [name, "", perEntry.toFixed(2)]);
  return `\n${table([["step of a cold build", "", "ms/entry"], ...lines])}\n`;
}

async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number).filter(Boolean);
  const rows: Row[] = [];
  for (const count of counts.length > 0 ? counts : [10, 100, 1_000, 10_000]) {
    rows.push(
      await measure(`${count} releases more`, count, routes.releaseNotes, (copy) =>
        generateReleases(copy, count),
      ),
    );
    console.error(`${count} releases: ${rows.at(-1)?.cold.seconds.toFixed(1)} s`);
  }
  console.log(report(rows));
  console.log(profile(rows));
  if (counts.length > 0) return;
  const answers = (count: number) =>
    measure(`${count} answers more`, count, routes.support, (copy) => {
      generateReleases(copy, 10);
      generateAnswers(copy, count);
    });
  console.log(`\n${report([await answers(0), await answers(1_000)])}`);
}

void main();
