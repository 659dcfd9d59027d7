// `npm run bench`: measures paint and taps of the built site on a slow phone, beside its plain twin
// and a Next.js site. `-- --compare <folder>` also measures another build.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { routes } from "../src/site/site";
import { buildNextPeer, writePlainTwin } from "./peers";
import { judge, type Measure, printVerdicts, type Verdict } from "./report";
import { type SlowOrigin, startSlowOrigin } from "./slow-origin";
import { launchBrowser, timeTap, type Visit, visitTwice } from "./visits";

type Side = "site" | "twin" | "next" | "other";
type Measured = Readonly<{
  /** By page. */
  visits: ReadonlyMap<string, Readonly<Record<Side, Visit[]>>>;
  /** Milliseconds from tap to heading. */
  taps: Readonly<Record<Side, number[]>>;
}>;

const noValues = <Value>(): Record<Side, Value[]> => ({ site: [], twin: [], next: [], other: [] });

/** Measures all sites in turn, so that a busy machine slows all of them equally. */
async function measureRounds(
  roots: ReadonlyMap<Side, string>,
  paths: readonly string[],
  rounds: number,
): Promise<Measured> {
  const visits = new Map(paths.map((path) => [path, noValues<Visit>()]));
  const taps = noValues<number>();
  const origins = new Map<Side, SlowOrigin>();
  for (const [side, root] of roots) origins.set(side, await startSlowOrigin(root));
  const browser = await launchBrowser();
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [at, path] of paths.entries()) {
        // Another page each round.
        const target = paths[(at + 1 + (round % (paths.length - 1))) % paths.length] ?? path;
        for (const [side, origin] of round % 2 ? [...origins].reverse() : origins) {
          const hasWorker = side === "site" || side === "other";
          if (side !== "next")
            visits.get(path)?.[side].push(await visitTwice(browser, origin, path, hasWorker));
          const time = await timeTap(browser, origin, path, target);
          if (time !== undefined) taps[side].push(time);
        }
      }
      console.error(`Round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    for (const origin of origins.values()) origin.close();
  }
  return { visits, taps };
}

type Budget = Readonly<{
  measure: string;
  read: (visit: Visit) => number;
  atMost: number;
  isRatio?: boolean;
}>;

const budgets: readonly Budget[] = [
  { measure: "LCP, ms", read: (v) => v.largestPaint, atMost: 1.1, isRatio: true },
  {
    measure: "LCP of the second visit, ms",
    read: (v) => v.secondPaint,
    atMost: 1.25,
    isRatio: true,
  },
  { measure: "CLS", read: (v) => v.layoutShift, atMost: 0 },
  { measure: "blocking time, ms", read: (v) => v.blockingTime, atMost: 50 },
  { measure: "first load, KiB", read: (v) => v.bytesAtLoad / 1024, atMost: 140 },
];

function verdictsOf({ visits, taps }: Measured): readonly Verdict[] {
  const measures: Measure[] = [];
  for (const [subject, { site, twin, other }] of visits)
    for (const { read, measure, ...budget } of budgets) {
      const values = site.map(read);
      measures.push({ subject, measure, site: values, peer: twin.map(read), ...budget });
      const compared = { subject, measure: `${measure}, compared`, site: values };
      if (other.length > 0) measures.push({ ...compared, peer: other.map(read) });
    }
  const tap = { subject: "taps", site: taps.site };
  measures.push(
    {
      ...tap,
      measure: "heading, ms; document load",
      peer: taps.twin,
      atMost: 0.3,
      isRatio: true,
    },
    { ...tap, measure: "heading, ms; Next.js", peer: taps.next, atMost: 0.8, isRatio: true },
  );
  if (taps.other.length > 0)
    measures.push({ ...tap, measure: "heading, ms, compared", peer: taps.other });
  return measures.map(judge);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      // Measures public/ as it is.
      "no-build": { type: "boolean", default: false },
      rounds: { type: "string", default: "5" },
      // The public folder of another build.
      compare: { type: "string" },
    },
  });
  if (!values["no-build"]) execFileSync("npm", ["run", "build"], { stdio: "inherit" });
  const paths = Object.values(routes);
  const rounds = Number(values.rounds);
  const twin = writePlainTwin(resolve("public"));
  const roots = new Map<Side, string>();
  roots.set("site", resolve("public")).set("twin", twin).set("next", buildNextPeer());
  if (values.compare) roots.set("other", resolve(values.compare));
  try {
    const verdicts = verdictsOf(await measureRounds(roots, paths, rounds));
    console.log(`Medians of ${rounds} rounds, with the middle half of them in brackets.\n`);
    printVerdicts(verdicts);
  } finally {
    rmSync(twin, { recursive: true });
  }
}

void main();
