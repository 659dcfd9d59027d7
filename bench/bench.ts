// `npm run bench`: how the built site fares on a slow phone against its plain twin, and its taps
// against a Next.js site.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { routes } from "../src/site/site";
import { measureRounds } from "./measure-rounds";
import { verdictTable } from "./report";
import { speedVerdicts } from "./speed-verdicts";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      // Takes public/ as it is.
      "no-build": { type: "boolean", default: false },
      rounds: { type: "string", default: "5" },
      // Paths of pages; all of them by default.
      only: { type: "string", multiple: true },
      // A file for the numbers.
      json: { type: "string" },
    },
  });
  const paths = Object.values(routes).filter((path) => values.only?.includes(path) ?? true);
  if (!values["no-build"]) execFileSync("npm", ["run", "build"], { stdio: "inherit" });
  const rounds = Number(values.rounds);
  const verdicts = speedVerdicts(
    await measureRounds(resolve("public"), paths, rounds, console.error),
  );
  console.log(`Medians of ${rounds} rounds with the middle half of them in brackets.\n`);
  console.log(verdictTable(verdicts));
  const missed = verdicts.filter(({ met }) => met === false).length;
  console.log(
    `\nTargets missed: ${missed} of ${verdicts.filter(({ met }) => met !== undefined).length}.`,
  );
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ rounds, verdicts }, null, 2)}\n`);
}

void main();
