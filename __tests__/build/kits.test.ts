/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";

test("deploy.sh is a script for any shell", () => {
  expect(() => execFileSync("sh", ["-n", "kits/deploy.sh"])).not.toThrow();
});

test("the workflow tests before it publishes, by commands and files that exist", () => {
  type Step = Readonly<{ run?: string; with?: Record<string, string | boolean> }>;
  const { jobs } = parse(readFileSync("kits/github-pages.yml", "utf8")) as Readonly<{
    jobs: Record<string, { needs?: string; permissions?: object; steps: readonly Step[] }>;
  }>;
  expect(jobs.publish?.needs).toBe("test");
  // What actions/deploy-pages asks for.
  expect(jobs.publish?.permissions).toMatchObject({ pages: "write", "id-token": "write" });
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
    "npm ci && npm test",
    "npm ci",
    "npm run build",
  ]);
  for (const { with: options } of steps)
    if (options?.["node-version-file"])
      expect(existsSync(String(options["node-version-file"]))).toBe(true);
  // Since its version 4, the upload leaves static/.well-known out without it.
  const upload = steps.find(({ with: options }) => options?.path === "public");
  expect(upload?.with?.["include-hidden-files"]).toBe(true);
});
