// `npx tsx __tests__/support/rehearse.ts [rehearsal…] [set of checks]`: plays what writers and owners
// do, each in a copy of the project in the folder for temporary files, and runs the checks there.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import {
  otherTexts,
  ownersFirstDay,
  sampleNameIn,
  waitingRelease,
  writersWeek,
} from "./rehearsals";
import { linkFolder } from "./site-builds";

const today = new Date().toISOString().slice(0, 10);
const rehearsals: Readonly<Record<string, (project: string) => void>> = {
  week: (project) => {
    waitingRelease(project);
    writersWeek(project, today);
  },
  brand: (project) => {
    ownersFirstDay(project);
    execFileSync("npm", ["run", "icons"], { cwd: project, stdio: ["ignore", "ignore", 2] });
    otherTexts(project);
  },
};

const sets: Readonly<Record<string, readonly string[]>> = {
  all: ["npm test"],
  build: ["npm run typecheck", "npm run test:unit", "npm run build", "npm run test:size"],
};

const left = /^(\.cache|\.git|coverage|deploy|node_modules|playwright-report|public|test-results)$/;

/** Plays one rehearsal in a copy and runs the checks; returns what went wrong. */
function rehearse(name: string, checks: readonly string[]): readonly string[] {
  const project = mkdtempSync(join(tmpdir(), `rehearse-${name}-`));
  console.log(`\n${name}: ${project}`);
  cpSync(".", project, { recursive: true, filter: (path) => !left.test(relative(".", path)) });
  // Linked file by file: the names of scripts depend on where modules lie in the project.
  linkFolder("node_modules", join(project, "node_modules"));
  rehearsals[name]?.(project);
  execFileSync("npm", ["run", "publish:ids"], { cwd: project, stdio: ["ignore", "ignore", 2] });
  const wrong: string[] = [];
  for (const command of checks) {
    console.log(`\n${name}: ${command}`);
    const { status } = spawnSync(command, { cwd: project, shell: true, stdio: "inherit" });
    if (status !== 0) wrong.push(`${name}: ${command} failed in ${project}`);
  }
  if (name === "brand" && wrong.length === 0) wrong.push(...leftOfTheSample(project));
  if (wrong.length === 0 && !process.env.KEEP) rmSync(project, { recursive: true });
  return wrong;
}

function leftOfTheSample(project: string): readonly string[] {
  const launch = spawnSync("npm", ["run", "-s", "check:launch"], { cwd: project });
  return [
    ...(launch.status === 0 ? [] : [`brand: check:launch says\n${launch.stdout.toString()}`]),
    ...sampleNameIn(join(project, "public")).map(
      (file) => `brand: the sample's name is left in ${file}`,
    ),
  ];
}

const words = process.argv.slice(2);
const unknown = words.find((word) => !rehearsals[word] && !sets[word]);
const wanted = words.filter((word) => rehearsals[word]);
if (unknown === undefined) {
  const checks = sets[words.find((word) => sets[word]) ?? "all"] ?? [];
  const wrong = (wanted.length > 0 ? wanted : Object.keys(rehearsals)).flatMap((name) =>
    rehearse(name, checks),
  );
  console.log(`\n${wrong.join("\n") || "All rehearsals passed."}`);
  if (wrong.length > 0) process.exitCode = 1;
} else {
  const known = (names: object) => Object.keys(names).join(", ");
  console.error(
    `There is no "${unknown}". Rehearsals: ${known(rehearsals)}. Checks: ${known(sets)}.`,
  );
  process.exitCode = 2;
}
