/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { caddyHeaders } from "../../src/build/host-files";

const read = (file: string) => readFileSync(`kits/${file}`, "utf8");

test("deploy.sh is a script for any shell", () => {
  expect(() => execFileSync("sh", ["-n", "kits/deploy.sh"])).not.toThrow();
});

type Step = Readonly<{
  id?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}>;
const workflow = () =>
  parse(read("github-pages.yml")) as Readonly<{
    permissions: Record<string, string>;
    jobs: Record<string, { needs?: string; permissions?: Record<string, string>; steps: Step[] }>;
  }>;

test("the workflow tests before it publishes, by commands that exist", () => {
  const { jobs } = workflow();
  expect(jobs.publish?.needs).toBe("test");
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  expect(commands).toEqual(["npm ci && npm test", "npm ci", "npm run build"]);
});

test("the workflow uses released actions, results of steps that it has, and what the build reads", () => {
  const { jobs } = workflow();
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  for (const { uses, run } of steps)
    expect(uses ?? run).toMatch(run ? /^npm / : /^actions\/[\w-]+@v\d+$/);
  const ids = steps.flatMap(({ id }) => id ?? []);
  for (const [, id = ""] of read("github-pages.yml").matchAll(/steps\.(\w+)\.outputs/g))
    expect(ids).toContain(id);
  const build = steps.find(({ run }) => run === "npm run build");
  const names = Object.keys(build?.env ?? {});
  expect(names).toEqual(["SITE_URL", "PATH_PREFIX"]);
  for (const name of names)
    expect(
      readFileSync("gatsby-config.ts", "utf8") +
        readFileSync("src/site/checked-site-url.ts", "utf8"),
    ).toMatch(new RegExp(`env\\.${name}\\b`));
  for (const { with: options } of steps)
    if (options?.["node-version-file"]) expect(existsSync(options["node-version-file"])).toBe(true);
  const uploaded = steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  expect(uploaded?.with).toEqual({ path: "public" });
  // What actions/deploy-pages asks for.
  expect(jobs.publish?.permissions).toMatchObject({ pages: "write", "id-token": "write" });
});

test("Caddy sets every header, and one Cache-Control for each kind of file", () => {
  const headers = { "X-Content-Type-Options": "nosniff" };
  const text = caddyHeaders({ siteName: "Site", pathPrefix: "/a", headers, paths: [] });
  expect(text).toContain('header * X-Content-Type-Options "nosniff"\n');
  const kindOf = (path: string) =>
    [...text.matchAll(/^@(\w+) (not )?path_regexp (.*)$/gm)]
      .filter(([, , not, pattern = ""]) => new RegExp(pattern).test(path) !== Boolean(not))
      .map(([, name]) => name);
  expect(kindOf("/a/builds/latest.json")).toEqual(["builds"]);
  expect(kindOf("/a/app-0123456789abcdef0123.js")).toEqual(["hashed"]);
  expect(kindOf("/a/support")).toEqual(["others"]);
  expect(text.match(/header @(builds|hashed|others) Cache-Control "/g)).toHaveLength(3);
  expect(read("Caddyfile")).toContain("import ../deploy/headers.caddy");
});
