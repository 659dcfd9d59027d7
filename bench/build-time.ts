// `npm run bench:build`: how long a build takes, against a bare Gatsby site in the same run.
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeBareSite } from "./bare-site";
import { buildSteps, type BuildStep } from "./build-steps-log";
import { summaryText, table } from "./report";
import { summarize } from "./statistics";

const kinds = ["cold", "warm", "one file changed"] as const;
type Kind = (typeof kinds)[number];
type Run = Readonly<{ seconds: number; steps: readonly BuildStep[] }>;

/** What a build reads; everything else of the folder is written by builds or tests. */
const sources = /^(src|static|gatsby-.*|package(-lock)?\.json|tsconfig\.json)$/;

function copySite(target: string): void {
  const root = resolve(".");
  cpSync(root, target, {
    recursive: true,
    filter: (path) =>
      path === root || sources.test(path.slice(root.length + 1).split("/")[0] ?? ""),
  });
}

function build(folder: string): Run {
  const start = performance.now();
  const log = execFileSync("node", ["node_modules/gatsby/cli.js", "build", "--no-color"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { seconds: (performance.now() - start) / 1000, steps: buildSteps(log) };
}

function main(): void {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "3" }, json: { type: "string" } },
  });
  const rounds = Number(values.rounds);
  const write = {
    site: copySite,
    bare: writeBareSite,
  };
  const runs = { site: new Map<Kind, Run[]>(), bare: new Map<Kind, Run[]>() };
  for (let round = 0; round < rounds; round++) {
    for (const side of ["site", "bare"] as const) {
      const folder = mkdtempSync(join(tmpdir(), `build-time-${side}-`));
      try {
        write[side](folder);
        symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
        for (const kind of kinds) {
          if (kind === "one file changed")
            appendFileSync(
              join(folder, "src/pages/support.tsx"),
              `\n// Changed in round ${round}.\n`,
            );
          runs[side].set(kind, [...(runs[side].get(kind) ?? []), build(folder)]);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    console.error(`Round ${round + 1} of ${rounds}`);
  }

  const seconds = (side: keyof typeof runs, kind: Kind) =>
    summarize((runs[side].get(kind) ?? []).map((run) => run.seconds));
  const rows = kinds.map((kind) => {
    const [site, bare] = [seconds("site", kind), seconds("bare", kind)];
    const ratio = site.median / bare.median;
    const verdict = kind === "cold" ? (ratio <= 0.75 ? "met" : "missed") : "";
    return [kind, "s", summaryText(site), summaryText(bare), ratio.toFixed(2), verdict];
  });
  console.log(table([["build", "", "site", "bare Gatsby", "ratio", "≤ 0.75 ×"], ...rows]));
  const [cold] = runs.site.get("cold") ?? [];
  const [bareCold] = runs.bare.get("cold") ?? [];
  console.log("\nWhere the first cold builds spent it:\n");
  const longest = [...(cold?.steps ?? [])].sort((a, b) => b.seconds - a.seconds).slice(0, 12);
  const secondsOf = (name: string) =>
    bareCold?.steps.find((step) => step.name === name)?.seconds.toFixed(2) ?? "";
  const steps = longest.map(({ name, seconds }) => [
    name,
    "s",
    seconds.toFixed(2),
    secondsOf(name),
  ]);
  console.log(table([["step", "", "site", "bare"], ...steps]));
  if (values.json)
    writeFileSync(
      values.json,
      JSON.stringify({ site: [...runs.site], bare: [...runs.bare] }, null, 2),
    );
}

main();
