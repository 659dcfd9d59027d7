import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { describeGoodHost, type Host } from "../support/good-host";
import { type Nginx, startNginx } from "../support/nginx";
import { collectErrors, hydrated } from "../support/page-errors";
import { rawRequest } from "../support/raw-request";
import { screens } from "../support/screens";
import { madeBuild, pathPrefix } from "../support/site-builds";

// A real nginx with the configuration that the build wrote.
const places = [
  {
    prefix: "",
    build: () => ({ root: "public", nginx: "deploy/nginx.conf" }),
  },
  { prefix: pathPrefix, build: () => madeBuild("prefixed") },
];

test("nginx accepts the container's server block with what the build wrote", () => {
  const folder = mkdtempSync(join(tmpdir(), "container-"));
  try {
    const server = readFileSync("kits/docker/server.conf", "utf8")
      .replace("listen 80 ", `listen unix:${join(folder, "socket")} `)
      .replace("/etc/nginx/site.conf", resolve("deploy/nginx.conf"))
      .replace("/srv/www", resolve("public"));
    writeFileSync(
      join(folder, "nginx.conf"),
      `pid ${join(folder, "pid")};\nevents {}\nhttp {\naccess_log off;\n${server}}\n`,
    );
    const { status, stderr } = spawnSync(
      "nginx",
      ["-t", "-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")],
      { encoding: "utf8" },
    );
    expect(stderr).toContain("syntax is ok");
    expect([status, stderr]).toEqual([0, stderr]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const { prefix, build } of places)
  test.describe(`nginx at ${prefix}/`, { tag: "@all" }, () => {
    let nginx: Nginx;
    let host: Host;
    test.beforeAll(async () => {
      const built = build();
      nginx = await startNginx(built.root, built.nginx, prefix);
      host = { address: nginx.origin + prefix, root: built.root };
    });
    test.afterAll(() => nginx.close());

    describeGoodHost(() => host);

    if (prefix)
      test("the prefix without a slash leads to the home page, wherever a proxy has it", async () => {
        const { status, headers } = await rawRequest(nginx.origin, `${prefix}?q=1`);
        expect(status).toBe(301);
        expect(headers.location).toBe(`${prefix}/?q=1`);
      });

    for (const { path, title } of screens) {
      test(`serves a working ${path} without a browser error`, async ({ page }) => {
        const errors = collectErrors(page);
        await page.goto(host.address + path);
        await hydrated(page);
        await expect(page).toHaveTitle(title);
        expect(errors.filter((error) => !error.startsWith("Page Not Found: "))).toEqual([]);
      });
    }
  });
