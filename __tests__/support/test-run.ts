// `npm test`, and `npm run test:all` for the second tier: runs one step after the other, some side by
// side, stops at the first that fails, and says how to repeat just that.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { leftOut } from "./programs";

type Step = Readonly<{ name: string; command: string; repeat?: string }>;

const npm = (name: string): Step => ({ name, command: `npm run --silent ${name}` });

/** A tier of browser tests; `--last-failed` is Playwright's own memory of the last run. */
const browser = (project: string): Step => ({
  name: "browser tests",
  command: `npx playwright test --project=${project}`,
  repeat: `npx playwright test --project=${project} --last-failed`,
});

const install: Step = npm("test:browser");

/** What is in one list runs side by side. */
const tiers: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  first: [
    [npm("typecheck"), npm("lint")],
    [{ ...npm("test:unit"), repeat: "npx jest --onlyFailures" }],
    [npm("build")],
    [npm("test:size"), install],
    [browser("journeys")],
  ],
  all: [[install], [npm("test:builds")], [browser("all")], [npm("test:owner")]],
};

const help = `npm test               types, lint, unit tests, the build, sizes, one browser test for each promise
npm run test:all       the second tier, over the build of npm test: deploys, failures, engines, hosts …
npm run test:owner     its last part: npm test in copies that are the site of another product

Parts of it:
npm run test:unit -- document-load        the unit tests of one file
npx playwright test support             the browser tests of one file, over the last build
npx playwright test -g "axe"            those whose title has these words
npx playwright test home --headed       with a visible browser: Chromium or Chrome, which you install
npx playwright test --project=all       the second tier's browser tests, after npm run test:builds`;

type Result = Readonly<{ step: Step; seconds: number; isPassed: boolean }>;

/** Runs one step. Beside another, it prints what it has to say at its end. */
async function runStep(step: Step, isAlone: boolean): Promise<Result> {
  const start = Date.now();
  if (isAlone) console.log(`\n> ${step.command}`);
  const child = spawn(step.command, { shell: true, stdio: isAlone ? "inherit" : "pipe" });
  let said = "";
  child.stdout?.on("data", (text) => (said += String(text)));
  child.stderr?.on("data", (text) => (said += String(text)));
  const [status] = (await once(child, "close")) as [number | null];
  if (!isAlone) console.log(`\n> ${step.command}\n${said}`);
  return { step, seconds: Math.round((Date.now() - start) / 1000), isPassed: status === 0 };
}

/** Runs the steps of a tier. Returns whether all passed. */
async function run(tier: readonly (readonly Step[])[]): Promise<boolean> {
  const times: string[] = [];
  for (const steps of tier) {
    const results = await Promise.all(steps.map((step) => runStep(step, steps.length === 1)));
    times.push(...results.map(({ step, seconds }) => `${step.name} ${seconds} s`));
    const failed = results.filter(({ isPassed }) => !isPassed);
    for (const { step, seconds } of failed)
      console.error(
        `\nFailed after ${seconds} s: ${step.name}. To repeat just that: ${step.repeat ?? step.command}`,
      );
    if (failed.length > 0) return false;
  }
  console.log(`\nAll passed: ${times.join(", ")}.`);
  return true;
}

const [word] = process.argv.slice(2);
if (word === "--help") console.log(help);
else if (word !== undefined && !(word in tiers)) {
  console.error(`There is no tier "${word}".\n\n${help}`);
  process.exitCode = 2;
} else {
  void run(tiers[word ?? "first"] ?? []).then((isPassed) => {
    if (word === "all" && leftOut()) console.log(leftOut());
    if (!isPassed) process.exitCode = 1;
  });
}
