// `npm run bench [-- --rounds 7] [last=<folder> …]`: measures the built site on a slow phone beside its
// plain twin and the `public` folders that are given. "last" is the last release.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments } from "../__tests__/support/browser-arguments";
import { findBrowser } from "../__tests__/support/find-browser";
import { documentFiles } from "../src/build/read-documents";
import { routes } from "../src/site/site";
import { startOrigin, startSlowOrigin } from "./line";
import { plainTwin } from "./plain-twin";
import { judge, printVerdicts } from "./report";
import { newVisitor, openPage, readVisit, timeTap, workerReady } from "./visits";

const pages = [routes.home, routes.support];

/** The largest value of the site, or the largest ratio to a peer. */
const budgets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "largest paint, server": { twin: 1.1 },
  "largest paint, emulated": { twin: 1.15 },
  "largest paint again": { twin: 1.05 },
  "layout shift": { site: 0.02 },
  "blocking time": { last: 1 },
  "tap to heading": { twin: 0.4 },
};

/** Copies a finished build without its scripts into a new folder. */
function writePlainTwin(root: string): string {
  const twin = mkdtempSync(join(tmpdir(), "plain-twin-"));
  cpSync(root, twin, { recursive: true });
  for (const file of documentFiles(twin))
    writeFileSync(file, plainTwin(readFileSync(file, "utf8")));
  return twin;
}

/** Measures a site once. Latency is made by the server, and beside it by the browser. */
async function measure(browser: Browser, fast: string, slow: string, path: string) {
  const visitors = await Promise.all([newVisitor(browser), newVisitor(browser)]);
  try {
    const [visitor, other] = visitors;
    const page = await openPage(visitor, slow + path, false);
    const first = await readVisit(page);
    await workerReady(page);
    // The visitor reads, while the worker fills its caches.
    await page.waitForTimeout(4000);
    const to = path === routes.home ? routes.support : routes.gettingStarted;
    const tap = await timeTap(page, to);
    await page.close();
    const again = await readVisit(await openPage(visitor, slow + path, false));
    const emulated = await readVisit(await openPage(other, fast + path, true));
    return {
      "largest paint, server": first.largestPaint,
      "largest paint, emulated": emulated.largestPaint,
      "largest paint again": again.largestPaint,
      "layout shift": Math.max(first.layoutShift, emulated.layoutShift),
      "blocking time": emulated.blockingTime,
      "tap to heading": tap,
    };
  } finally {
    for (const visitor of visitors) await visitor.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: "string", default: "7" } },
    allowPositionals: true,
  });
  const twin = writePlainTwin(resolve("public"));
  const roots = { site: resolve("public"), twin, ...folders(positionals) };
  const sites = await Promise.all(
    Object.entries(roots).map(async ([name, root]) => {
      const fast = await startOrigin(root);
      return { name, fast, slow: await startSlowOrigin(fast) };
    }),
  );
  const executablePath = findBrowser() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  /** By page, measure and site. */
  const measured = new Map<string, number[]>();
  try {
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      for (const path of pages)
        // In turn, so that a busy machine slows all of them equally.
        for (const { name, fast, slow } of round % 2 ? sites : [...sites].reverse())
          for (const [what, value] of Object.entries(
            await measure(browser, fast.origin, slow.origin, path),
          )) {
            const key = [path, what, name].join();
            measured.set(key, [...(measured.get(key) ?? []), value]);
          }
      console.error(`Round ${round} of ${values.rounds}`);
    }
  } finally {
    await browser.close();
    for (const { fast, slow } of sites) [slow, fast].forEach((origin) => origin.close());
    rmSync(twin, { recursive: true });
  }
  const verdicts = pages.flatMap((subject) =>
    Object.entries(budgets).flatMap(([what, limits]) => {
      const valuesOf = (name: string) => measured.get([subject, what, name].join()) ?? [];
      const of = { subject, measure: what, site: valuesOf("site") };
      if (limits.site !== undefined) return [judge({ ...of, atMost: limits.site })];
      // Without scripts, nothing blocks.
      const isPeer = (name: string) =>
        name !== "site" && !(name === "twin" && what === "blocking time");
      const peers = sites.map(({ name }) => name).filter(isPeer);
      return peers.map((name) =>
        judge({ ...of, against: name, peer: valuesOf(name), atMost: limits[name] }),
      );
    }),
  );
  console.log("Medians in milliseconds; in brackets, the middle half of the rounds.\n");
  printVerdicts(verdicts);
}

/** The folders that are given as name=path. */
function folders(given: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((word) => {
      const [name = "", path] = word.split("=");
      if (!path) throw new Error(`"${word}" isn’t a name and a folder, such as last=/tmp/public.`);
      return [name, resolve(path)];
    }),
  );
}

void main();
