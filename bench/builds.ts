// `npm run bench:build [-- <rounds>]`: compares the time of a cold build with a bare Gatsby site.
// `npm run bench:content [-- 10 1000 10000]`: measures what each added release costs a build.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBareSite } from "./peers";
import { judge, printVerdicts, type Verdict } from "./report";

/** One run of `gatsby build`. */
type MeasuredBuild = Readonly<{
  seconds: number;
  /** The largest total resident memory of its processes, in MiB. */
  peakMemory: number;
}>;

/** Copies the project's own files, those that git does not ignore. */
function copySite(target: string): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of listed.split("\n").filter(Boolean))
    cpSync(file, join(target, file), { recursive: true });
}

/**
 * Builds a project that `write` puts into a new folder. Throws with the build's output when it
 * fails.
 */
async function measuredBuild(write: (project: string) => void): Promise<MeasuredBuild> {
  const project = mkdtempSync(join(tmpdir(), "bench-project-"));
  execFileSync("cp", ["-al", "node_modules", join(project, "node_modules")]);
  write(project);
  const started = performance.now();
  const build = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], {
    cwd: project,
    env: { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // A separate session, so that the memory of all its processes can be measured.
    detached: true,
  });
  let output = "";
  build.stdout.on("data", (data: Buffer) => (output += data.toString()));
  build.stderr.on("data", (data: Buffer) => (output += data.toString()));
  let peakMemory = 0;
  const timer = setInterval(() => {
    const sizes = spawnSync("ps", ["-o", "rss=", "--sid", String(build.pid)], { encoding: "utf8" });
    const kibibytes = sizes.stdout.split("\n").reduce((sum, size) => sum + Number(size), 0);
    peakMemory = Math.max(peakMemory, kibibytes / 1024);
  }, 500);
  const code = await new Promise<number | null>((resolve) => build.on("close", resolve));
  clearInterval(timer);
  rmSync(project, { recursive: true, force: true });
  if (code !== 0) throw new Error(`gatsby build ended with ${code}:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - started) / 1000, peakMemory };
}

async function compareBuildTimes(rounds: number): Promise<void> {
  const site: number[] = [];
  const peer: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    site.push((await measuredBuild(copySite)).seconds);
    peer.push((await measuredBuild(writeBareSite)).seconds);
    console.error(`Round ${round} of ${rounds}`);
  }
  const measure = "cold, s; bare Gatsby site";
  printVerdicts([judge({ subject: "build", measure, site, peer, atMost: 1.5, isRatio: true })]);
}

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

async function measureGrowth([fewest = 10, ...counts]: readonly number[]): Promise<void> {
  const measure = async (count: number) => {
    const build = await measuredBuild((project) => {
      copySite(project);
      addReleases(project, count);
    });
    console.error(`${count} releases: ${build.seconds.toFixed(1)} s`);
    return build;
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

const [mode, ...given] = process.argv.slice(2);
const numbers = given.map(Number);
if (mode === "content") void measureGrowth(numbers.length > 1 ? numbers : [10, 1_000, 10_000]);
else void compareBuildTimes(numbers[0] ?? 3);
