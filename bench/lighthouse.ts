// `npm run bench:lighthouse`: Lighthouse's marks for the built site on a phone, out of 100.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { browserArguments } from "../__tests__/support/browser-arguments";
import { findBrowser } from "../__tests__/support/find-browser";
import { createSiteServer } from "../src/hosting/site-server";
import { routes } from "../src/site/site";
import { slowdownFor } from "./lighthouse-slowdown";
import { summaryText, table } from "./report";
import { summarize } from "./statistics";

/** The last that runs on Node 20. */
const version = "12.8.2";
/** Times that a look is begun: now and then Lighthouse loses the beginning of its own record. */
const tries = 3;

type Report = Readonly<{
  environment: Readonly<{ benchmarkIndex: number }>;
  categories: Readonly<Record<string, Readonly<{ title: string; score: number | null }>>>;
}>;

/** Puts Lighthouse into the folder for temporary files, and returns its command. */
function installLighthouse(): string {
  const project = join(tmpdir(), `lighthouse-${version}`);
  const command = join(project, "node_modules/.bin/lighthouse");
  if (existsSync(command)) return command;
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true }));
  const args = ["install", "--no-audit", "--no-fund", `lighthouse@${version}`];
  execFileSync("npm", args, { cwd: project, stdio: ["ignore", "ignore", "inherit"] });
  return command;
}

/** Opens a page with empty caches in Lighthouse's phone, which is `slowdown` times slower than here. */
async function look(url: string, slowdown: number, tried = 1): Promise<Report> {
  const args = [
    ...[url, "--quiet", "--output=json"],
    "--only-categories=performance,accessibility,best-practices,seo",
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${["--headless=new", ...browserArguments].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() ?? undefined };
  try {
    const options = { env, maxBuffer: 2 ** 26 };
    const { stdout } = await promisify(execFile)(installLighthouse(), args, options);
    return JSON.parse(stdout) as Report;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (tried === tries) throw new Error(`Lighthouse: ${url}: ${stderr || String(error)}`);
    return look(url, slowdown, tried + 1);
  }
}

async function measure(origin: string, rounds: number, wanted: string | undefined): Promise<void> {
  const indexes: number[] = [];
  const lookNoting = async (path: string, slowdown: number) => {
    const report = await look(origin + path, slowdown);
    indexes.push(report.environment.benchmarkIndex);
    return Object.values(report.categories);
  };
  for (let time = 0; time < 3; time++) await lookNoting("/", 1);
  const slowdown = Number(wanted ?? slowdownFor(summarize(indexes).median));
  const marks = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const path of Object.values(routes))
      for (const { title, score } of await lookNoting(path, slowdown)) {
        const key = `${path}\n${title}`;
        marks.set(key, [...(marks.get(key) ?? []), Math.round((score ?? NaN) * 100)]);
      }
    console.error(`Round ${round + 1} of ${rounds}`);
  }
  const rows = [...marks].map(([key, ofPage]) => {
    const mark = summarize(ofPage);
    return [...key.split("\n"), summaryText(mark), "100", mark.median === 100 ? "met" : "missed"];
  });
  console.log(
    `Lighthouse ${version} with a processor ${slowdown} times slower than this machine’s,`,
  );
  console.log(
    `whose benchmark index is ${summaryText(summarize(indexes))}. Medians of ${rounds}.\n`,
  );
  console.log(table([["page", "category", "mark", "target", "verdict"], ...rows]));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "5" },
      // How much slower than this machine the phone is; by default what suits the machine.
      slowdown: { type: "string" },
    },
  });
  const server = createSiteServer({ root: resolve("public") });
  try {
    await new Promise<void>((done) => server.listen(0, done));
    const { port } = server.address() as AddressInfo;
    await measure(`http://localhost:${port}`, Number(values.rounds), values.slowdown);
  } finally {
    server.close();
  }
}

void main();
