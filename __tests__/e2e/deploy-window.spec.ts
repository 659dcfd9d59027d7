import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { contentSecurityPolicy, inlineHashes } from "../../src/build/content-security-policy";
import { nginxConfiguration } from "../../src/build/host-files";
import { readDocuments } from "../../src/build/read-documents";
import { securityHeaders } from "../../src/build/response-headers";
import { site, siteColours } from "../../src/site/site";
import { asOtherBuild, builtId } from "../support/as-other-build";
import { hasProgram } from "../support/has-program";
import { startNginx } from "../support/nginx";

test.skip(
  !(hasProgram("rsync") && hasProgram("nginx")) && !process.env.CI,
  "No rsync or nginx here. CI never skips this.",
);

const script = resolve("kits/deploy.sh");
const otherPaper = "#fefefe";

/** A project's folder with a finished build, whose pages carry another style in the second one. */
function writeProject(folder: string, change: (text: string, path: string) => string): string {
  cpSync("public", join(folder, "public"), { recursive: true });
  for (const name of readdirSync("public", { recursive: true, encoding: "utf8" }))
    if (/\.(html|json)$|^sw\.js$/.test(name) && !/^builds.meta/.test(name)) {
      const file = join(folder, "public", name);
      try {
        writeFileSync(file, change(readFileSync(file, "utf8"), `/${name}`));
      } catch (error) {
        // Gatsby keeps the data of /404.html in a folder of that name.
        if ((error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
      }
    }
  const headers = securityHeaders(contentSecurityPolicy(readDocuments(join(folder, "public"))));
  mkdirSync(join(folder, "deploy"));
  writeFileSync(
    join(folder, "deploy/nginx.conf"),
    nginxConfiguration({ siteName: site.name, pathPrefix: "", headers, paths: [] }),
  );
  return folder;
}

test("while a new build is put over an old one, every answer is whole and of one build", async ({
  page,
}) => {
  const root = mkdtempSync(join(tmpdir(), "deploy-window-"));
  const target = join(root, "srv");
  const deploy = (project: string, reload: string) =>
    promisify(execFile)("sh", [script, target], {
      cwd: project,
      env: { ...process.env, RELOAD: reload, PATH_PREFIX: "" },
    });
  const asOther = asOtherBuild("the-other-build");
  const first = writeProject(join(root, "first"), (text) => text);
  const second = writeProject(join(root, "second"), (text, path) =>
    asOther(text, path).replaceAll(siteColours.light.paper, otherPaper),
  );
  // An open tab of the first build may ask for a script that the second one has no more.
  writeFileSync(join(first, "public/old-0123456789abcdef0123.js"), "");
  await deploy(first, "true");
  const nginx = await startNginx(null, join(target, "current/site.conf"));
  try {
    const seen = new Set<string>();
    let isDeploying = true;
    const watch = (async () => {
      while (isDeploying || seen.size < 2) {
        const response = await fetch(`${nginx.origin}/support`, {
          headers: { Connection: "close" },
        });
        const html = await response.text();
        const policy = response.headers.get("content-security-policy") ?? "";
        expect(response.status).toBe(200);
        for (const hash of Object.values(inlineHashes([html])).flat())
          expect(policy).toContain(hash);
        seen.add(/name="build-id" content="([^"]+)"/.exec(html)?.[1] ?? "none");
      }
    })();
    await expect.poll(() => seen.size).toBe(1);
    // First a configuration that nginx refuses: the site stays as it was.
    await expect(deploy(second, "false")).rejects.toThrow(/the site is as it was/);
    await deploy(second, nginx.reload);
    await expect.poll(() => seen.size).toBe(2);
    isDeploying = false;
    await watch;
    expect([...seen]).toEqual([builtId(), "the-other-build"]);
    await page.goto(`${nginx.origin}/support`);
    const paper = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--paper"),
    );
    expect(paper).toBe(otherPaper);
    const old = await fetch(`${nginx.origin}/old-0123456789abcdef0123.js`);
    expect(old.status).toBe(200);
    // Back to the first build, by the same way.
    await deploy(first, nginx.reload);
    await expect
      .poll(async () => (await fetch(`${nginx.origin}/builds/latest.json`)).json())
      .toMatchObject({ id: builtId() });
  } finally {
    await nginx.close();
    rmSync(root, { recursive: true });
  }
});
