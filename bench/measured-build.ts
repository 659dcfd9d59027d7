import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { type BuildStep, buildSteps } from "./build-steps-log";

/** One run of `gatsby build`. */
export type MeasuredBuild = Readonly<{
  seconds: number;
  /** Largest sum of resident memory over all its processes, in MiB; 0 where there is no /proc. */
  peakMemory: number;
  steps: readonly BuildStep[];
}>;

/** Builds the project in a folder and measures that; throws with the build's words when it fails. */
export async function measuredBuild(project: string): Promise<MeasuredBuild> {
  const started = performance.now();
  const build = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], {
    cwd: project,
    env: { ...process.env, CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  build.stdout.on("data", (data: Buffer) => (words += data.toString()));
  build.stderr.on("data", (data: Buffer) => (words += data.toString()));
  let peakMemory = 0;
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, residentMemory(build.pid ?? 0));
  }, 250);
  const code = await new Promise<number | null>((resolve) => build.on("close", resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`gatsby build ended with ${code}:\n${words.slice(-4000)}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, peakMemory, steps: buildSteps(words) };
}

/** Resident memory of a process and all below it, in MiB. */
function residentMemory(root: number): number {
  const processes = new Map<number, { parent: number; pages: number }>();
  try {
    for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        // The command in parentheses may hold spaces; the fields after it do not.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const parent = Number(fields[1]);
        const pages = Number(fields[21]);
        processes.set(Number(name), { parent, pages });
      } catch {
        // It has ended since it was listed.
      }
    }
  } catch {
    return 0;
  }
  const below = (id: number): number =>
    [...processes].reduce(
      (sum, [child, { parent }]) => (parent === id ? sum + below(child) : sum),
      processes.get(id)?.pages ?? 0,
    );
  return (below(root) * 4096) / 2 ** 20;
}
