import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One run of `gatsby build`. */
export type MeasuredBuild = Readonly<{
  seconds: number;
  /** Largest sum of the resident memory of all its processes, in MiB. */
  peakMemory: number;
}>;

/** A new folder with the installed packages as hard links. The caller removes it. */
export function newProject(): string {
  const project = mkdtempSync(join(tmpdir(), "bench-project-"));
  execFileSync("cp", ["-al", "node_modules", join(project, "node_modules")]);
  return project;
}

/** Copies the project's own files, those that git does not ignore. */
export function copySite(target: string): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of listed.split("\n").filter(Boolean))
    cpSync(file, join(target, file), { recursive: true });
}

/** Builds the project in a folder. Throws with the build's output when it fails. */
export async function measuredBuild(project: string): Promise<MeasuredBuild> {
  const started = performance.now();
  const build = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], {
    cwd: project,
    env: { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // A session of its own, whose memory is asked for.
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
  if (code !== 0) throw new Error(`gatsby build ended with ${code}:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - started) / 1000, peakMemory };
}
