import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { checkDeploy } from "../../../scripts/deploy-check";
import {
  contentSecurityPolicy,
  inlineHashes,
} from "../../../src/build/output/content-security-policy";
import { nginxConfiguration } from "../../../src/build/output/host-files";
import { documentFiles, readDocuments } from "../../../src/build/output/read-documents";
import { securityHeaders } from "../../../src/build/hosts";
import { siteColours } from "../../../src/site/site";
import { type SiteBuild, madeBuild } from "../../support/site-builds";
import { startNginx } from "./support/nginx";

const script = resolve("kits/deploy.sh");
const otherPaper = "#fefefe";

/** A project's folder with a finished build, whose documents are changed. */
function writeProject(
  folder: string,
  { root: built }: SiteBuild,
  change: (html: string) => string = (html) => html,
): string {
  const root = join(folder, "public");
  cpSync(built, root, { recursive: true });
  for (const file of documentFiles(root)) writeFileSync(file, change(readFileSync(file, "utf8")));
  mkdirSync(join(folder, "deploy"));
  writeFileSync(
    join(folder, "deploy/nginx.conf"),
    nginxConfiguration({
      pathPrefix: "",
      headers: securityHeaders(contentSecurityPolicy(readDocuments(root))),
      paths: [],
    }),
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
  const first = writeProject(join(root, "first"), madeBuild("A"));
  // Another style, so that the policy of one build forbids the pages of the other.
  const second = writeProject(join(root, "second"), madeBuild("B"), (html) =>
    html.replaceAll(siteColours.light.paper, otherPaper),
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
    expect([...seen]).toEqual([madeBuild("A").id, madeBuild("B").id]);
    // The workers that nginx had before the reload may answer for another moment.
    await expect(async () => {
      await page.goto(`${nginx.origin}/support`);
      const paper = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--paper"),
      );
      expect(paper).toBe(otherPaper);
    }).toPass();
    const old = await fetch(`${nginx.origin}/old-0123456789abcdef0123.js`);
    expect(old.status).toBe(200);
    // Back to the first build, by the same way.
    await deploy(first, nginx.reload);
    await expect
      .poll(async () => (await fetch(`${nginx.origin}/builds/latest.json`)).json())
      .toMatchObject({ id: madeBuild("A").id });
    expect(await checkDeploy(nginx.origin)).toEqual([]);
  } finally {
    await nginx.close();
    rmSync(root, { recursive: true });
  }
});
