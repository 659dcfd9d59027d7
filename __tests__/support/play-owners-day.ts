// `npm run test:owner`: makes a copy of the project the site of another product, and runs the
// tests there. A copy in which one fails stays in the folder for temporary files.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { firstChanges, firstDay, states } from "./owners-day";
import { linkFolder } from "./site-builds";

const left = /^(\.cache|\.git|coverage|deploy|node_modules|playwright-report|public|test-results)$/;

/** What runs in each state: all of `npm test` but lint. What is the same in each runs once. */
const commands: Readonly<Record<keyof typeof states, readonly string[]>> = {
  "no store": [
    "npm run typecheck",
    "npm run test:unit -- --silent",
    "npm run build",
    "npm run test:size",
    "npx playwright test --project=journeys",
  ],
  "one store": [
    "npm run test:unit -- --silent",
    "npm run build",
    "npx playwright test --project=journeys",
  ],
};

/** Plays one state. Returns the first command that failed, and where. */
function play(name: keyof typeof states): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "owner-"));
  const project = join(folder, "site");
  // What the tests leave behind goes with the copy.
  const env = { ...process.env, TMPDIR: join(folder, "tmp") };
  mkdirSync(env.TMPDIR);
  console.log(`\n${name}: ${project}`);
  cpSync(".", project, { recursive: true, filter: (path) => !left.test(relative(".", path)) });
  linkFolder("node_modules", join(project, "node_modules"));
  for (const step of Object.values(firstDay)) step(project, states[name]);
  firstChanges(project);
  for (const script of ["icons", "publish:ids"])
    execFileSync("npm", ["run", "-s", script], { cwd: project, stdio: ["ignore", "ignore", 2] });
  for (const command of commands[name]) {
    console.log(`\n${name}: ${command}`);
    const { status } = spawnSync(command, { cwd: project, env, shell: true, stdio: "inherit" });
    if (status !== 0) return [`With ${name}, this failed in ${project}: ${command}`];
  }
  rmSync(folder, { recursive: true });
  return [];
}

const wrong = (Object.keys(states) as (keyof typeof states)[]).flatMap(play);
if (wrong.length > 0) {
  console.error(`\n${wrong.join("\n")}`);
  process.exitCode = 1;
}
