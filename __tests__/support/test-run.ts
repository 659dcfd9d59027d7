// `npm test`, and `npm run test:all` for the second tier: runs one step after the other, stops at the
// first that fails, and says how to repeat just that.
import { spawnSync } from "node:child_process";
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

const rehearsals: Step = {
  name: "rehearsals",
  command: "npx tsx __tests__/support/rehearse.ts build",
};

const tiers: Readonly<Record<string, readonly Step[]>> = {
  first: [
    npm("typecheck"),
    npm("lint"),
    { ...npm("test:unit"), repeat: "npx jest --onlyFailures" },
    npm("build"),
    npm("test:size"),
    install,
    browser("journeys"),
  ],
  all: [install, npm("test:builds"), browser("all"), rehearsals],
};

const help = `npm test               types, lint, unit tests, one build, sizes, one browser test for each promise
npm run test:all       the second tier, over the build of npm test: deploys, failures, engines, hosts …

Parts of it:
npm run test:unit -- reload-page        the unit tests of one file
npx playwright test support             the browser tests of one file, over the last build
npx playwright test -g "axe"            those whose title has these words
npx playwright test home --headed       with a visible browser
npx playwright test --project=all       the second tier's browser tests, after npm run test:builds`;

/** Runs the steps of a tier. Returns whether all passed. */
function run(steps: readonly Step[]): boolean {
  const times: string[] = [];
  for (const { name, command, repeat = command } of steps) {
    console.log(`\n> ${command}`);
    const start = Date.now();
    const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
    const seconds = Math.round((Date.now() - start) / 1000);
    times.push(`${name} ${seconds} s`);
    if (status === 0) continue;
    console.error(`\nFailed after ${seconds} s: ${name}. To repeat just that: ${repeat}`);
    return false;
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
  const isPassed = run(tiers[word ?? "first"] ?? []);
  if (word === "all" && leftOut()) console.log(leftOut());
  if (!isPassed) process.exitCode = 1;
}
