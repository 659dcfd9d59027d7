// What a writer sees while `npm run develop` runs. The only tests that are not over a build.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect as playwrightExpect, type Page, test } from "@playwright/test";
import { routes } from "../../src/site/site";
import { plainStep } from "../support/site-texts";
import { copyInputs, linkFolder } from "../support/site-builds";
import { freePort } from "../support/web-server";

const step = `src/content/steps/getting-started/${plainStep.id}.md`;
const pageFile = "src/content/pages/getting-started.md";
/** In milliseconds. The first start compiles everything, while other tests run. */
const startLimit = 180_000;

// Each change is compiled first, while other tests run.
const expect = playwrightExpect.configure({ timeout: 60_000 });

let project = "";
let server: ChildProcess | undefined;
let origin: string;
let log = "";

const newPage = `---
title: "Zeppelin kit"
heading: "For the press"
lead: "What to write."
---

Text.
`;

const write = (name: string, text: string | Buffer) => writeFileSync(join(project, name), text);
const read = (name: string) => readFileSync(join(project, name), "utf8");
const edit = (name: string, change: (text: string) => string) => write(name, change(read(name)));

test.describe.configure({ mode: "serial", timeout: startLimit });

test.beforeAll(async () => {
  test.setTimeout(startLimit);
  project = mkdtempSync(join(tmpdir(), "site-develop-"));
  copyInputs(project);
  linkFolder(resolve("node_modules"), join(project, "node_modules"));
  // Develop must start with a mistake in the content.
  edit(step, (text) => `${text}\nPress {shorcut}.\n`);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn("node_modules/.bin/gatsby", ["develop", "-p", String(port)], {
    cwd: project,
    detached: true,
    env: { ...process.env, CI: "1" },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text: Buffer) => (log += text.toString()));
  // It answers when everything is compiled.
  const answers = async () => {
    if (server?.exitCode !== null) throw new Error(`develop stopped: ${log}`);
    return (await fetch(origin).catch(() => undefined))?.ok;
  };
  await expect.poll(answers, { timeout: startLimit - 20_000 }).toBe(true);
});

test.afterAll(async () => {
  if (server?.pid && server.exitCode === null) {
    const closed = once(server, "close");
    process.kill(-server.pid, "SIGKILL");
    await closed;
  }
  rmSync(project, { recursive: true, force: true });
});

/** What stands in the heading of Gatsby's overlay. */
const said = (page: Page) =>
  page.locator("gatsby-fast-refresh [data-gatsby-overlay=header__cause-file]");

/** Marks a document, so that a test can tell that it was not loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));
const isMarked = (page: Page) => page.evaluate(() => "isFirst" in window);

test("mistakes stand over the page until they are mended, without a reload", async ({ page }) => {
  await page.goto(origin + routes.gettingStarted);
  await expect(said(page)).toContainText(/:\d+: There is no visitor word \{shorcut\}\./);
  await expect(said(page)).toContainText(step);
  expect(log).toContain(`You can still open the site: ${origin}/`);
  await mark(page);
  edit(step, (text) => text.replace("{shorcut}", "it twice"));
  await expect(page.locator("main")).toContainText("Press it twice.");
  await expect(said(page)).toHaveCount(0);

  const text = read(step);
  const pageText = read(pageFile);
  edit(step, (good) => good.replace("---", "---\ntitle: *a\n  - {"));
  await expect(said(page)).toContainText(`${step}:`);
  await expect(said(page)).toContainText("The front matter is not valid YAML");
  // Long lines would have to be scrolled; the first one stands in the heading too.
  const [, ...lines] = (await page.locator("gatsby-fast-refresh pre").innerText()).split("\n");
  const isLong = (line: string) => line.length > 50 && line.trim().includes(" ");
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter(isLong)).toEqual([]);
  write(step, text);
  await expect(said(page)).toHaveCount(0);
  rmSync(join(project, pageFile));
  await expect(said(page)).toContainText(`${pageFile}:1: The file is missing.`);
  write(pageFile, pageText);
  await expect(said(page)).toHaveCount(0);
  await expect(page.locator("main")).toContainText("Press it twice.");
  expect(await isMarked(page)).toBe(true);
});

test("a picture appears where it is added, and changes with its file", async ({ page }) => {
  await page.goto(origin + routes.gettingStarted);
  await mark(page);
  cpSync("static/icon-192.png", join(project, "src/content/pictures/new.png"));
  edit(step, (text) => `${text}\n![A new one](new.png)\n`);
  const image = page.getByRole("img", { name: "A new one" });
  // It loads when it is in view; the page may be drawn anew meanwhile.
  const width = () =>
    image
      .evaluate((element: HTMLImageElement) => {
        element.scrollIntoView();
        return element.naturalWidth;
      })
      .catch(() => undefined);
  await expect.poll(width).toBe(192);
  cpSync("static/icon-512.png", join(project, "src/content/pictures/new.png"));
  await expect.poll(width).toBe(512);
  expect(await isMarked(page)).toBe(true);
});

test("a new page opens, and the footer and the search have it", async ({ page }) => {
  mkdirSync(join(project, "src/content/extra-pages"), { recursive: true });
  write("src/content/extra-pages/zeppelin-kit.md", newPage);
  await page.goto(origin);
  await page.getByRole("contentinfo").getByRole("link", { name: "Zeppelin kit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the press");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the press");
  await page.getByRole("button", { name: /^Search/ }).click();
  await page.getByRole("combobox").fill("zeppelin");
  await expect(page.getByRole("option").first()).toContainText("Zeppelin kit");
});
