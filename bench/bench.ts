// `npm run bench`: measures paint and taps of the built site on a slow phone, beside its plain twin
// and a Next.js site. `-- --compare <folder>` also measures the public folder of the last release,
// `-- --slow` takes a phone that is twice as slow.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { routes } from "../src/site/site";
import { buildNextPeer, writePlainTwin } from "./peers";
import { judge, type Measure, printVerdicts, type Verdict } from "./report";
import { type SlowOrigin, startSlowOrigin } from "./slow-origin";
import { startPhone, timeTap, type Visit, visitTwice } from "./visits";

type Side = "site" | "twin" | "next" | "other";
type Measured = Readonly<{
  /** By page. */
  visits: ReadonlyMap<string, Readonly<Record<Side, Visit[]>>>;
  /** Milliseconds from tap to heading. */
  taps: Readonly<Record<Side, number[]>>;
}>;

/** The factor by which the phone is slower than this machine, and that of `--slow`. */
const normalSlowdown = 4;
const largeSlowdown = 8;

const noValues = <Value>(): Record<Side, Value[]> => ({ site: [], twin: [], next: [], other: [] });

/** Measures all sites in turn, so that a busy machine slows all of them equally. */
async function measureRounds(
  roots: ReadonlyMap<Side, string>,
  paths: readonly string[],
  rounds: number,
  slowdown: number,
): Promise<Measured> {
  const visits = new Map(paths.map((path) => [path, noValues<Visit>()]));
  const taps = noValues<number>();
  const origins = new Map<Side, SlowOrigin>();
  for (const [side, root] of roots) origins.set(side, await startSlowOrigin(root));
  const phone = await startPhone(slowdown);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [at, path] of paths.entries()) {
        // Another page each round.
        const target = paths[(at + 1 + (round % (paths.length - 1))) % paths.length] ?? path;
        for (const [side, origin] of round % 2 ? [...origins].reverse() : origins) {
          const hasWorker = side === "site" || side === "other";
          // All pages of the Next.js site are alike.
          if (side !== "next" || path === routes.home)
            visits.get(path)?.[side].push(await visitTwice(phone, origin, path, hasWorker));
          const time = await timeTap(phone, origin, path, target);
          if (time !== undefined) taps[side].push(time);
        }
      }
      console.error(`Round ${round + 1} of ${rounds}`);
    }
  } finally {
    await phone.browser.close();
    for (const origin of origins.values()) origin.close();
  }
  return { visits, taps };
}

const peers = [
  { side: "next", against: "Next.js" },
  { side: "twin", against: "plain twin" },
  { side: "other", against: "last release" },
] as const;
type Ratios = Readonly<Partial<Record<Side, number>>>;
type Budget = Readonly<{
  measure: string;
  read: (visit: Visit) => number;
  atMost?: number;
  /** The largest ratio to each peer. */
  ratios?: Ratios;
}>;

/** Budgets of each page; `slowdown` is the phone's. */
const budgetsOf = (path: string, slowdown: number): readonly Budget[] => [
  {
    measure: "LCP, ms",
    read: (visit) => visit.largestPaint,
    ratios: { twin: 1.1, ...(path === routes.home && { next: 1.1, other: 0.85 }) },
  },
  {
    measure: "LCP of the second visit, ms",
    read: (visit) => visit.secondPaint,
    ratios: { twin: 1.25 },
  },
  { measure: "CLS", read: (visit) => visit.layoutShift, atMost: 0 },
  {
    measure: "blocking time, ms",
    read: (visit) => visit.blockingTime,
    atMost: slowdown > normalSlowdown ? 150 : 50,
  },
  { measure: "longest task, ms", read: (visit) => visit.longestTask, atMost: 200 },
  { measure: "first load, KiB", read: (visit) => visit.bytesAtLoad / 1024, atMost: 140 },
];
const tapRatios: Ratios = { next: 0.75, twin: 0.3 };

/** One measure, then its ratio to each peer that was measured too. */
function compared(
  subject: string,
  measure: string,
  values: Readonly<Record<Side, readonly number[]>>,
  { atMost, ratios = {} }: Pick<Budget, "atMost" | "ratios">,
): readonly Measure[] {
  const { site } = values;
  const own = atMost === undefined ? [] : [{ subject, measure, site, atMost }];
  const others = peers.filter(
    ({ side }) => values[side].length > 0 && (ratios[side] !== undefined || side === "other"),
  );
  return [
    ...own,
    ...others.map(({ side, against }) => ({
      ...{ subject, measure, site, against, peer: values[side], isRatio: true },
      ...(ratios[side] !== undefined && { atMost: ratios[side] }),
    })),
  ];
}

function verdictsOf({ visits, taps }: Measured, slowdown: number): readonly Verdict[] {
  const ofPages = [...visits].flatMap(([path, { site, twin, next, other }]) =>
    budgetsOf(path, slowdown).flatMap(({ measure, read, ...limits }) => {
      const values = { site, twin, next, other };
      const numbers = Object.fromEntries(
        Object.entries(values).map(([side, all]) => [side, all.map(read)]),
      ) as Record<Side, number[]>;
      return compared(path, measure, numbers, limits);
    }),
  );
  const ofTaps = compared("taps", "tap to heading, ms", taps, { ratios: tapRatios });
  return [...ofPages, ...ofTaps].map(judge);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      // Measures public/ as it is.
      "no-build": { type: "boolean", default: false },
      rounds: { type: "string", default: "7" },
      slow: { type: "boolean", default: false },
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
    const slowdown = values.slow ? largeSlowdown : normalSlowdown;
    const verdicts = verdictsOf(await measureRounds(roots, paths, rounds, slowdown), slowdown);
    console.log(
      `Medians of ${rounds} rounds on a processor ${slowdown} times slower. In brackets: the middle half of the rounds.\n`,
    );
    printVerdicts(verdicts);
  } finally {
    rmSync(twin, { recursive: true });
  }
}

void main();
