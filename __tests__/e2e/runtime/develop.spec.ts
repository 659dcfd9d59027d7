// What a writer sees while `npm run develop` runs. The only tests that are not over a build.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect as playwrightExpect, type Page, test } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { plainStep } from "../../support/site-texts";
import { copyInputs, linkFolder } from "../../support/site-builds";
import { freePort } from "./support/web-server";

const step = `src/content/steps/getting-started/${plainStep.id}.md`;
const pageFile = "src/content/pages/getting-started.md";
/** In milliseconds. The first start compiles everything, while other tests run. */
const startLimit = 300_000;

// Each change is compiled first, while other tests run.
const expect = playwrightExpect.configure({ timeout: 60_000 });

let project = "";
let server: ChildProcess | undefined;
let origin: string;
let log = "";

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

/** Waits until develop says in the terminal what it has not said before. */
async function says(part: string | RegExp, cause: () => void = () => undefined): Promise<void> {
  const before = log.length;
  cause();
  await expect.poll(() => stripVTControlCharacters(log.slice(before))).toMatch(part);
}

/** Marks a document, so that a test can tell that it was not loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));
const isMarked = (page: Page) => page.evaluate(() => "isFirst" in window);

test("mistakes are in the terminal, and what is mended is shown without a reload", async ({
  page,
}) => {
  expect(stripVTControlCharacters(log)).toMatch(/:\d+ {2}There is no word \{shorcut\}\./);
  expect(stripVTControlCharacters(log)).toContain(`${origin}/`);
  await page.goto(origin + routes.gettingStarted);
  await mark(page);
  edit(step, (text) => text.replace("{shorcut}", "it twice"));
  await expect(page.locator("main")).toContainText("Press it twice.");

  const text = read(step);
  const pageText = read(pageFile);
  await says("Put the value in quotes.", () =>
    edit(step, (good) => good.replace("---", "---\ntitle: *a\n  - {")),
  );
  write(step, text);
  await says(`${pageFile}:1  The file is missing`, () => rmSync(join(project, pageFile)));
  write(pageFile, pageText);
  // A file that texts may link to is not one of the content.
  await says("There is no page /press-kit.pdf.", () =>
    write(step, `${text}\n[Press kit](/press-kit.pdf)\n`),
  );
  const link = page.locator('main a[href="/press-kit.pdf"]');
  // The mistake is said in the middle of develop's work. It may miss a file that comes before the end.
  await expect(async () => {
    write("static/press-kit.pdf", `%PDF-1.4 ${Date.now()}`);
    await expect(link).toHaveCount(1, { timeout: 10_000 });
  }).toPass();
  // Each edit is seen before the next one: develop may miss one of two within milliseconds.
  write(step, text);
  await expect(link).toHaveCount(0);
  await expect(page.locator("main")).toContainText("Press it twice.");
  expect(await isMarked(page)).toBe(true);
});

test("a picture appears where it is added, and changes with its file", async ({ page }) => {
  await page.goto(origin + routes.gettingStarted);
  await mark(page);
  cpSync("static/apple-touch-icon.png", join(project, "src/content/pictures/new.png"));
  edit(step, (text) => `${text}\n![A new one](new.png)\n`);
  const image = page.getByRole("img", { name: "A new one" });
  // The pixels of the file that is shown. It loads when it is in view; the page may be drawn anew
  // meanwhile.
  const width = () =>
    image
      .evaluate(async (element: HTMLImageElement) => {
        element.scrollIntoView();
        if (!element.complete || element.naturalWidth === 0) return undefined;
        const file = await fetch(element.currentSrc);
        return (await createImageBitmap(await file.blob())).width;
      })
      .catch(() => undefined);
  await expect.poll(width).toBe(180);
  cpSync("static/social-image.png", join(project, "src/content/pictures/new.png"));
  await expect.poll(width).toBe(128);
  expect(await isMarked(page)).toBe(true);
});

test("a text becomes a page when its file is added, and is gone with it", async ({ page }) => {
  const file = "src/content/pages/grown.md";
  const text = (title: string, menu: string) =>
    `---\ntitle: ${title}\ndescription: A text.\nheading: A text\nmenu: ${menu}\n---\n\nIts words.\n`;
  await page.goto(origin + routes.gettingStarted);
  await mark(page);
  const link = (place: string) => page.locator(`${place} nav a[href="/grown"]`);
  write(file, text("Grown", "footer"));
  await expect(link("footer")).toHaveText("Grown");
  write(file, text("Grown up", "header"));
  await expect(link("header")).toHaveText("Grown up");
  await expect(link("footer")).toHaveCount(0);
  await link("header").click();
  await expect(page.locator("h1")).toHaveText("A text");
  edit(file, (before) => before.replace("Its words.", "Other words."));
  await expect(page.locator("main")).toContainText("Other words.");
  await page.goBack();
  expect(await isMarked(page)).toBe(true);
  rmSync(join(project, file));
  await expect(link("header")).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get(`${origin}/page-data/grown/page-data.json`)).ok())
    .toBe(false);
});
