// `npm run bench:live`: how soon a writer sees in the browser what was saved, under `npm run develop`.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "../src/site/site";
import { verdictTable } from "./report";
import { scratchCopy } from "./scratch-copy";
import { launchBrowser } from "./slow-browser";
import { judge, type Verdict } from "./verdict";

const rounds = 3;
const port = 8765;
/** A saved sentence is to be on the screen in less, in milliseconds. */
const longestWait = 2000;
/** Nothing that takes longer is waited for, in milliseconds. */
const patience = 60_000;
/** The watcher of files wants a pause between two changes of one file, in milliseconds. */
const pause = 2000;

/** Starts the live mode; resolves when it says that the site can be viewed. */
async function startLiveMode(project: string): Promise<ChildProcess> {
  const live = spawn("npm", ["run", "develop", "--", "--port", String(port)], {
    cwd: project,
    env: { ...process.env, CI: "1" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  await new Promise<void>((resolve, reject) => {
    let words = "";
    const listen = (data: Buffer) => {
      words += data.toString();
      if (words.includes("You can now view")) resolve();
    };
    live.stdout.on("data", listen);
    live.stderr.on("data", listen);
    live.on("close", (code) =>
      reject(new Error(`The live mode ended with ${code}:\n${words.slice(-4000)}`)),
    );
  });
  return live;
}

/** All text of the page, closed answers and that of the overlay with a mistake included. */
const shownText = () =>
  [...document.querySelectorAll("*")]
    .map((element) => element.shadowRoot?.textContent ?? "")
    .join(" ") + (document.body.textContent ?? "");

/** Milliseconds until the page shows a text, or shows it no longer. */
async function millisecondsUntil(page: Page, text: string, isShown = true): Promise<number> {
  const started = performance.now();
  await page.waitForFunction(
    `(${shownText.toString()})().includes(${JSON.stringify(text)}) === ${isShown}`,
    undefined,
    { polling: 20, timeout: patience },
  );
  return performance.now() - started;
}

async function measure(project: string, page: Page): Promise<Verdict[]> {
  await page.goto(`http://localhost:${port}${routes.support}`);
  await page.waitForLoadState("networkidle");
  const edited = join(project, "src/content/pages/support.md");
  const added = join(project, "src/content/answers/set-up/added-by-the-bench.md");
  const sentence = readFileSync(edited, "utf8");
  const answer = (text: string) =>
    `---\nquestion: "Is this one new?"\norder: 99\n---\n\nIt is ${text}.\n`;
  const times = { edited: [], added: [], mistake: [], mended: [], removed: [] } as Record<
    "edited" | "added" | "mistake" | "mended" | "removed",
    number[]
  >;
  for (let round = 1; round <= rounds; round += 1) {
    const doings = [
      [
        "edited",
        () => writeFileSync(edited, sentence.replace('lead: "', `lead: "Round${round}. `)),
        `Round${round}.`,
        true,
      ],
      ["added", () => writeFileSync(added, answer(`added${round}`)), `added${round}`, true],
      [
        "mistake",
        () => writeFileSync(added, answer(`{noWord${round}}`)),
        `There is no visitor word {noWord${round}}`,
        true,
      ],
      ["mended", () => writeFileSync(added, answer(`mended${round}`)), `noWord${round}`, false],
      ["removed", () => rmSync(added), "Is this one new?", false],
    ] as const;
    for (const [name, change, text, isShown] of doings) {
      await page.waitForTimeout(pause);
      change();
      times[name].push(await millisecondsUntil(page, text, isShown));
    }
  }
  const row = (measured: keyof typeof times, measure: string) =>
    judge({
      subject: "live mode",
      measure,
      unit: "ms",
      site: times[measured],
      atMost: longestWait,
    });
  return [
    row("edited", "an edited sentence is shown"),
    row("added", "an added file is shown"),
    row("mistake", "a mistake is shown"),
    row("mended", "a mended mistake is gone"),
    row("removed", "a removed file is gone"),
  ];
}

async function main(): Promise<void> {
  const project = scratchCopy("bench-live");
  const live = await startLiveMode(project);
  const browser = await launchBrowser();
  try {
    const verdicts = await measure(project, await browser.newPage());
    console.log(verdictTable(verdicts));
    process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
  } finally {
    await browser.close();
    if (live.pid) process.kill(-live.pid, "SIGKILL");
    rmSync(project, { recursive: true, force: true });
  }
}

void main();
