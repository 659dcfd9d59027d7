/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { caddyHeaders } from "../../src/build/host-files";
import packageJson from "../../package.json";

const read = (file: string) => readFileSync(`kits/${file}`, "utf8");

test("the script for nginx is a script for any shell", () => {
  expect(() => execFileSync("sh", ["-n", "kits/deploy.sh"])).not.toThrow();
});

test("the workflow tests before it publishes, by commands that exist", () => {
  const { jobs } = parse(read("github-pages.yml")) as {
    jobs: Record<string, { needs?: string; steps: { run?: string; uses?: string }[] }>;
  };
  expect(jobs.publish?.needs).toBe("test");
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  expect(commands).toEqual(["npm ci && npm test", "npm ci", "npm run build"]);
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
  const toml = read("netlify.toml");
  expect(toml).toContain(`command = "npm run build"\npublish = "public"\n`);
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
