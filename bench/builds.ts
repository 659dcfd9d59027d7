// `npm run bench:build [-- <rounds>]`: compares the time of a cold build with a bare Gatsby site.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBareSite } from "./peers";
import { judge, printVerdicts } from "./report";

/** Copies the project's own files, those that git does not ignore. */
function copySite(target: string): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of listed.split("\n").filter(Boolean))
    cpSync(file, join(target, file), { recursive: true });
}

/**
 * How many seconds `gatsby build` takes in a new folder, for a project that `write` puts there. It
 * throws with the build's output when it fails.
 */
async function secondsOfBuild(write: (project: string) => void): Promise<number> {
  const project = mkdtempSync(join(tmpdir(), "bench-project-"));
  execFileSync("cp", ["-al", "node_modules", join(project, "node_modules")]);
  write(project);
  const started = performance.now();
  const build = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], {
    cwd: project,
    env: { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  build.stdout.on("data", (data: Buffer) => (output += data.toString()));
  build.stderr.on("data", (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => build.on("close", resolve));
  rmSync(project, { recursive: true, force: true });
  if (code !== 0) throw new Error(`gatsby build ended with ${code}:\n${output.slice(-4000)}`);
  return (performance.now() - started) / 1000;
}

async function compareBuildTimes(rounds: number): Promise<void> {
  const site: number[] = [];
  const peer: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    site.push(await secondsOfBuild(copySite));
    peer.push(await secondsOfBuild(writeBareSite));
    console.error(`Round ${round} of ${rounds}`);
  }
  const measure = "cold, s; bare Gatsby site";
  printVerdicts([judge({ subject: "build", measure, site, peer, atMost: 1.5, isRatio: true })]);
}

void compareBuildTimes(Number(process.argv[2] ?? 3));
