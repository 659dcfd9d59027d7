// `npm run bench:content [-- 10 1000 10000]`: measures what each added release costs the build.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite, measuredBuild, newProject } from "./measured-build";
import { judge, printVerdicts, type Verdict } from "./report";

const vocabulary =
  "tabs windows titles addresses keys lists letters settings icons menus names places".split(" ");

/** A few words that differ between releases, so that they do not compress away. */
function words(seed: number): string {
  return [7, 11, 13]
    .map((step) => `${vocabulary[(seed * step) % vocabulary.length]} ${(seed * step) % 997}`)
    .join(" and ");
}

function releaseText(at: number, version: string): string {
  const day = new Date(Date.UTC(2000, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10);
  return [
    `---\nversion: ${version}\ndate: ${day}\n---\n\nA release about ${words(at)}.\n`,
    `## Added\n\n- The list can ${words(at + 1)} with <kbd>Enter</kbd> in {browserName}.`,
    `- [The shortcut](/support#shortcut-does-nothing) names ${words(at + 2)}.\n`,
    `## Fixed\n\n- The window no longer forgets ${words(at + 3)}.\n`,
  ].join("\n");
}

/** Adds releases that are older than the project's own. */
function addReleases(project: string, count: number): void {
  for (let at = 0; at < count; at++) {
    const version = `0.${Math.floor(at / 500)}.${at % 500}`;
    const file = join(project, `src/content/releases/${version}.md`);
    writeFileSync(file, releaseText(at, version));
  }
}

async function main(): Promise<void> {
  const given = process.argv.slice(2).map(Number);
  const [fewest = 10, ...counts] = given.length > 1 ? given : [10, 1_000, 10_000];
  const measure = async (count: number) => {
    const project = newProject();
    try {
      copySite(project);
      addReleases(project, count);
      const build = await measuredBuild(project);
      console.error(`${count} releases: ${build.seconds.toFixed(1)} s`);
      return build;
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  };
  const base = await measure(fewest);
  const verdicts: Verdict[] = [];
  for (const count of counts) {
    const { seconds, peakMemory } = await measure(count);
    const perRelease = (1000 * (seconds - base.seconds)) / (count - fewest);
    const subject = `${count} releases`;
    verdicts.push(
      judge({ subject, measure: "build, s", site: [seconds] }),
      judge({ subject, measure: "build per release, ms", site: [perRelease], atMost: 8 }),
      judge({ subject, measure: "memory, MiB", site: [peakMemory], atMost: 2048 }),
    );
  }
  printVerdicts(verdicts);
}

void main();
