// `npm run bench:build [-- <rounds>]`: measures how long a build takes, beside a bare Gatsby site.
import { rmSync } from "node:fs";
import { copySite, measuredBuild, newProject } from "./measured-build";
import { writeBareSite } from "./peers";
import { judge, printVerdicts } from "./report";

const sides = { site: copySite, bare: writeBareSite };

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 3);
  const cold = { site: [] as number[], bare: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    for (const side of ["site", "bare"] as const) {
      const project = newProject();
      try {
        sides[side](project);
        cold[side].push((await measuredBuild(project)).seconds);
      } finally {
        rmSync(project, { recursive: true, force: true });
      }
    }
    console.error(`Round ${round} of ${rounds}`);
  }
  const { site, bare: peer } = cold;
  const measure = "cold, s; bare Gatsby site";
  printVerdicts([judge({ subject: "build", measure, site, peer, atMost: 1.5, isRatio: true })]);
}

void main();
