import { execFile, execFileSync } from "node:child_process";
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
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { contentSecurityPolicy, inlineHashes } from "../../src/build/content-security-policy";
import { nginxConfiguration } from "../../src/build/host-files";
import { readDocuments } from "../../src/build/read-documents";
import { securityHeaders } from "../../src/build/response-headers";
import { routes, site, siteColours } from "../../src/site/site";
import { asOtherBuild, builtId } from "../support/as-other-build";
import { commandsWith } from "../support/deploy-guide";
import { startNginx } from "../support/nginx";
import { controlled } from "../support/service-worker";

const script = resolve("kits/deploy.sh");
const otherPaper = "#fefefe";

/** A project's folder with a finished build, whose pages carry another style in the second one. */
function writeProject(folder: string, change: (text: string, path: string) => string): string {
  const root = join(folder, "public");
  cpSync("public", root, { recursive: true });
  const edit = (name: string, to: (text: string) => string) =>
    writeFileSync(join(root, name), to(readFileSync(join(root, name), "utf8")));
  for (const entry of readdirSync("public", { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice("public/".length);
    if (entry.isFile() && /\.(html|json)$|^sw\.js$/.test(path) && !/^builds.meta/.test(path))
      edit(path, (text) => change(text, `/${path}`));
  }
  const policy = contentSecurityPolicy(readDocuments(root));
  edit("sw.js", (text) => text.replaceAll(contentSecurityPolicy(readDocuments("public")), policy));
  mkdirSync(join(folder, "deploy"));
  writeFileSync(
    join(folder, "deploy/nginx.conf"),
    nginxConfiguration({
      siteName: site.name,
      pathPrefix: "",
      headers: securityHeaders(policy),
      paths: [],
    }),
  );
  return folder;
}

/** The second build: another id, another style in every document, and a worker that knows both. */
function writeSecond(folder: string): string {
  const asOther = asOtherBuild("the-other-build");
  return writeProject(folder, (text, path) => {
    const other = asOther(text, path);
    return path.endsWith(".html") ? other.replaceAll(siteColours.light.paper, otherPaper) : other;
  });
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
  const first = writeProject(join(root, "first"), (text) => text);
  const second = writeSecond(join(root, "second"));
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

/** The paper of the page as it is drawn: one of both builds, or the browser's own without styles. */
const drawnPaper = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
    const name = getComputedStyle(document.documentElement).getPropertyValue("--paper");
    const drawn = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
    return `#${drawn}` === name ? name : `${backgroundColor}, not ${name}`;
  });

test("while files are copied in place as the guide says, every page has its styles at every moment", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const root = mkdtempSync(join(tmpdir(), "deploy-in-place-"));
  const first = writeProject(join(root, "first"), (text) => text);
  const second = writeSecond(join(root, "second"));
  const [folder, live] = [join(root, "srv"), join(root, "live")];
  cpSync(join(first, "public"), folder, { recursive: true });
  mkdirSync(live);
  cpSync(join(first, "deploy/nginx.conf"), join(live, "nginx.conf"));
  const configuration = join(root, "site.conf");
  writeFileSync(configuration, `root ${folder};\ninclude ${live}/nginx.conf;\n`);
  const nginx = await startNginx(null, configuration);
  const shell = (command: string) =>
    execFileSync("sh", ["-ec", command], { cwd: second, encoding: "utf8" });
  const papers = [siteColours.light.paper, otherPaper];
  const complaints: string[] = [];
  const visitors: BrowserContext[] = [];
  const newVisitor = async () => {
    const context = await browser.newContext({ colorScheme: "light" });
    visitors.push(context);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(`${nginx.origin}${routes.support}`);
    return page;
  };
  // Half-way, a page whose data is of the other build may load its document once more.
  const hasStyles = (page: Page, moment: string) =>
    expect
      .poll(() => drawnPaper(page).catch(() => "none yet"), moment)
      .toMatch(new RegExp(`^(${papers.join("|")})$`));
  const openTab = await newVisitor();
  await controlled(openTab);
  let next: string = routes.gettingStarted;
  /** What must hold at any moment: for who comes in, and for who has been there for long. */
  const look = async (moment: string, isWhole: boolean) => {
    const page = await newVisitor();
    await hasStyles(page, moment);
    await openTab.locator(`header nav a[href="${next}"]`).click();
    await expect(openTab).toHaveURL(nginx.origin + next);
    await hasStyles(openTab, moment);
    next = next === routes.support ? routes.gettingStarted : routes.support;
    if (isWhole) await controlled(page);
    expect([moment, complaints]).toEqual([moment, []]);
  };
  const configure = async (file: string) => {
    cpSync(file, join(live, "nginx.conf"));
    shell(nginx.reload);
    const text = readFileSync(file, "utf8");
    await expect
      .poll(async () => {
        const { headers } = await fetch(nginx.origin, { headers: { Connection: "close" } });
        return text.includes(headers.get("content-security-policy") ?? "none");
      })
      .toBe(true);
  };
  try {
    const [join_ = ""] = commandsWith("both-policies");
    shell(join_.replace("kits/", `${resolve("kits")}/`).replace("live/", `${live}/`));
    await configure(join(second, "both.conf"));
    await look("the policies of both", true);
    const [, ...copies] = commandsWith("rsync");
    for (const copy of copies) {
      const command = copy.replaceAll("$site", folder);
      // Half-way, every second of the files is new.
      const files = shell(command.replace("rsync", "rsync -n --out-format=%n")).trim().split("\n");
      const [, from = "", to = ""] = / (public\S*) (\S+)$/.exec(command) ?? [];
      const half = files.filter((name, place) => name && !name.endsWith("/") && place % 2 === 0);
      if (half.length > 1) {
        for (const name of half) cpSync(join(second, from, name), join(to, name));
        await look(`half of ${copy}`, false);
      }
      shell(command);
      await look(copy, false);
    }
    await configure(join(second, "deploy/nginx.conf"));
    await look("the new policy", true);
    // Without the server: whatever a worker has kept has its styles, and the newest has all.
    await nginx.close();
    const kept: string[] = [];
    for (const context of visitors) {
      const [page] = context.pages();
      const answer = await page?.goto(nginx.origin + routes.gettingStarted).catch(() => null);
      if (page && answer) kept.push(await drawnPaper(page));
    }
    expect(kept.filter((paper) => !(papers as string[]).includes(paper))).toEqual([]);
    expect(kept[0]).toBeDefined();
    expect(kept.at(-1)).toBe(otherPaper);
    expect(kept.length).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
  } finally {
    await Promise.all(visitors.map((context) => context.close()));
    rmSync(root, { recursive: true });
  }
});
