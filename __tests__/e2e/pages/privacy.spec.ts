import { dialogLabels } from "../../../src/site-search/dialog-labels";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, expect, type Page } from "@playwright/test";
import { createSiteHandler } from "../../../scripts/site-server";
import { answerLabels } from "../../../src/answers/answer-labels";
import { routes } from "../../../src/site/site";
import { startDeployServer } from "../../support/deploy-server";
import { hydrated } from "../../support/page-errors";
import { screens } from "../../support/screens";
import { madeBuild } from "../../support/site-builds";
import { controlled, isWorkerUpToDate, longestTurn } from "../../support/worker-state";
import { searchedWord } from "../../support/site-texts";
import { plainTab } from "../../support/demo-tabs";
import { demoOn } from "./support/demo";
import { noteStores, watchPrivacy } from "./support/watch-privacy";

/** `strangers` are the addresses beyond localhost that anything asked, be it a worker. */
const test = base.extend<{ strangers: string[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  strangers: ({}, provide) => provide([]),
  async proxy({ strangers }, provide) {
    const note = ({ url = "" }: IncomingMessage) => void strangers.push(url);
    const server = createServer((request, response) => {
      note(request);
      response.writeHead(502).end();
    });
    server.on("connect", (request, socket) => {
      note(request);
      socket.destroy();
    });
    server.listen(0, "localhost");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await provide({ server: `http://localhost:${port}`, bypass: "localhost" });
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: "allow" });

/** The names in the storage section of the privacy page; "…" means any end. */
async function promisedNames(page: Page, origin: string): Promise<string[]> {
  await page.goto(origin + routes.privacyPolicy);
  const names = await page.locator("details#website-storage td code").allTextContents();
  expect(names.length).toBeGreaterThan(0);
  return names;
}

const matches = (name: string) => (key: string) =>
  name.endsWith("…") ? key.startsWith(name.slice(0, -1)) : key === name;

async function useEverything(page: Page, origin: string) {
  for (const { path } of screens) {
    await page.goto(origin + path);
    await hydrated(page);
    await page.mouse.wheel(0, 2000);
  }
  await page.goto(origin);
  const { figure, field, options } = demoOn(page);
  // The page is where the last visit left it, and the demo comes alive in view.
  await figure.scrollIntoViewIfNeeded();
  await field.click();
  await page.keyboard.type(plainTab.word);
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: dialogLabels.label }).getByRole("combobox");
  await search.fill(searchedWord);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.goto(`${origin}/support?q=keys`);
  await hydrated(page);
}

test("a visit asks nobody else, sets no cookie and keeps only what the privacy page names, all of it", async ({
  page,
  context,
  strangers,
}) => {
  test.setTimeout(180_000 + longestTurn);
  const server = await startDeployServer();
  const record = await watchPrivacy(context);
  try {
    const names = await promisedNames(page, server.origin);
    await useEverything(page, server.origin);
    await controlled(page);
    await noteStores(page, record);

    // A script that is missing once, and a newer build: what the guards of reloads are for.
    server.faults = [{ path: /^\/app-/, kind: "missing" }];
    const second = await context.newPage();
    await second.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    const devTools = await context.newCDPSession(second);
    await devTools.send("Network.enable");
    await devTools.send("Network.setBypassServiceWorker", { bypass: true });
    await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await second.goto(`${server.origin}/support`);
    await expect.poll(() => [...record.storageKeys]).toContain("build-update:reloads:/support");
    server.faults = [];
    // The reload that the guard allows ends before the next step, which it would cut short.
    await expect
      .poll(() =>
        second
          .evaluate(() => {
            const [entry] = performance.getEntriesByType("navigation");
            return `${(entry as PerformanceNavigationTiming).type} ${document.readyState}`;
          })
          .catch(() => "on its way"),
      )
      .toBe("reload complete");

    // Scripts and data that do not fit together.
    await second.route("**/app-data.json*", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "00000000" } }),
    );
    await second.goto(`${server.origin}/release-notes`);
    await hydrated(second);

    server.deploy("B");
    // The page doesn't hear the event until it is idle, nor during a check: say it until it is heard.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("online")));
        return server.paths;
      })
      .toContain(`/builds/meta/${madeBuild("B").id}.json`);
    await expect.poll(() => isWorkerUpToDate(page), { timeout: longestTurn }).toBe(true);
    await page.locator(`a[href="${routes.support}"]`).first().click();
    await expect(page).toHaveURL(server.origin + routes.support);
    await hydrated(page);
    await noteStores(page, record);

    expect([...record.origins].filter((origin) => origin !== server.origin)).toEqual([]);
    expect(strangers).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(record.violations).toEqual([]);
    const kept = [...record.storageKeys, ...record.stores];
    expect(kept.filter((key) => !names.some((name) => matches(name)(key)))).toEqual([]);
    expect(names.filter((name) => !kept.some(matches(name)))).toEqual([]);
  } finally {
    await server.close();
  }
});

/** Every field of a page that takes words. */
const typedInto = "input:not([type=radio], [type=checkbox]), textarea, [contenteditable=true]";

/** A text that nothing else contains. */
const typed = "zqtypedwordqz";

/** Types into all fields of the page, and says how many there are. */
async function typeEverywhere(page: Page): Promise<number> {
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  // Some fields come when their place is in view.
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(20);
  }
  await page.waitForLoadState("networkidle");
  const fields = page.locator(typedInto);
  let count = 0;
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue;
    count += 1;
    await field.focus();
    await page.keyboard.type(typed);
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(typed);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return count + 1;
}

test("what is typed never leaves the device: no request has it in its address or its headers", async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000 + longestTurn);
  const sent: string[] = [];
  const handler = createSiteHandler({ root: "public" });
  const server = createServer((request, response) => {
    sent.push([request.method, request.url, ...request.rawHeaders].join(" "));
    handler(request, response);
  }).listen(0, "localhost");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const early = await browser.newPage({ javaScriptEnabled: false });
    let fieldCount = 0;
    for (const { path } of screens) {
      await page.goto(origin + path);
      await hydrated(page);
      fieldCount += await typeEverywhere(page);
      await page.evaluate(() => void dispatchEvent(new Event("online")));
      await page.locator("footer a[href^='/']").first().click();
      await page.waitForLoadState("networkidle");

      await early.goto(origin + path);
      for (const field of await early.locator(typedInto).all())
        if (await field.isVisible()) {
          await field.fill(typed);
          await field.press("Enter");
          await early.waitForLoadState();
          break;
        }
    }
    // One a screen is the search; the demo, the answers and the not-found screen have their own.
    expect(fieldCount).toBeGreaterThan(screens.length + 2);
    await page.goto(origin + routes.support);
    await hydrated(page);
    await controlled(page);
    const filter = page.getByLabel(answerLabels.filter);
    await filter.fill(typed);
    // The history keeps words after a pause in typing.
    await page.waitForTimeout(1000);
    await page.reload();
    await expect(filter).toHaveValue(typed);
    await page.waitForLoadState("networkidle");
    expect(sent.filter((request) => request.includes(typed))).toEqual([]);
    // What an address says, other requests do not repeat.
    await page.goto(`${origin}${routes.support}?q=${typed}`);
    await expect(filter).toHaveValue(typed);
    await page.locator("footer a[href^='/']").first().click();
    await page.waitForLoadState("networkidle");
    const repeated = sent.filter((request) => request.includes(typed));
    expect(repeated.map((request) => request.split(" Host ")[0])).toEqual([
      `GET ${routes.support}?q=${typed}`,
    ]);
    expect(repeated.filter((request) => request.split(typed).length > 2)).toEqual([]);
    await early.close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** Each way in which a text could become code, in one. */
const injection = `javascript:window.injected='url'//"><img src=x onerror=window.injected="img"></script><svg onload=window.injected=1><script>window.injected="q"</script>{{constructor.constructor('window.injected=1')()}}`;

test("code in an address is text and never runs", { tag: "@all" }, async ({ page, context }) => {
  const record = await watchPrivacy(context);
  const code = encodeURIComponent(injection);
  for (const address of [
    `/support?q=${code}`,
    `/getting-started?browser=${code}&os=${code}`,
    `/release-notes#${code}`,
    `/${code}`,
    `/support#${code}`,
  ]) {
    await page.goto(address);
    await hydrated(page);
    expect(await page.evaluate(() => "injected" in window), address).toBe(false);
  }
  expect(record.violations).toEqual([]);
});

test("the policy stops a script that gets into a page all the same", async ({ page, context }) => {
  const record = await watchPrivacy(context);
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    const image = document.createElement("div");
    image.innerHTML = "<img src='data:,' onerror='window.injected = true'>";
    document.body.append(image);
  });
  await expect.poll(() => record.violations.length).toBe(2);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
