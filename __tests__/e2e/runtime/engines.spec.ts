// The heart of the site in two other engines: one set of scenarios, a driver for each engine.
import { copyLabels } from "../../../src/clipboard/copy-labels";
import { setTimeout } from "node:timers/promises";
import { test as base, expect } from "@playwright/test";
import { describeHardware } from "../../../src/hardware-info/describe-hardware";
import { defaultHardwareInfo } from "../../../src/hardware-info/hardware-info";
import { withSelection } from "../../../src/hardware-info/hardware-selection";
import { hardwareWords } from "../../../src/hardware-info/words-by-name";
import { installLabels } from "../../../src/install/install-labels";
import { installSource } from "../../../src/install/store-address";
import { routes } from "../../../src/site/site";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { engines, enginesHere } from "./support/engines/find-engines";
import type { Engine, Tab } from "./support/engines/tab";
import { plainTab } from "../../support/demo-tabs";
import { copyField, pages, screens } from "../../support/screens";
import { headingMark, madeBuild } from "../../support/site-builds";
import { copiedWord, otherAnswer, plainAnswer, wordsOfGuide } from "../../support/site-texts";

const { home, gettingStarted, support, privacyPolicy } = routes;
const [, guidePage, supportPage] = pages;
const plain = `#${plainAnswer.id}`;
const other = `#${otherAnswer.id}`;

type Scene = Readonly<{ tab: Tab; server: DeployServer }>;
type WorkerFixtures = Readonly<{
  /** Starts an engine once in each worker. */
  engine: (name: string) => Promise<Engine>;
}>;

const test = base.extend<Scene & { engineName: string }, WorkerFixtures>({
  engineName: ["Firefox", { option: true }],
  engine: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, provide) => {
      const started = new Map<string, Promise<Engine>>();
      await provide((name) => {
        const engine = started.get(name) ?? engines[name]?.start();
        if (!engine) throw new Error(`There is no engine ${name}.`);
        started.set(name, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  server: async ({}, provide) => {
    const server = await startDeployServer();
    await provide(server);
    await server.close();
  },
  tab: async ({ engine, engineName }, provide) => {
    const tab = await startedTab(await engine(engineName), engineName);
    await provide(tab);
    await tab.close();
  },
});

/**
 * A session of an engine. A start that takes over 20 s is tried once more, and is the only thing
 * that the tests try twice: some sessions of Firefox and WebKit never start.
 */
async function startedTab(engine: Engine, name: string): Promise<Tab> {
  const first = engine.newTab();
  const tab = await Promise.race([first.catch(() => null), setTimeout(20_000, null)]);
  if (tab) return tab;
  console.log(`${name}: the start of a session was tried twice`);
  void first.then((late) => late.close()).catch(() => {});
  return engine.newTab();
}

/** What a page shows of itself. */
const shown = ({ evaluate }: Tab) =>
  evaluate(() => ({
    path: location.pathname,
    title: document.title,
    headings: Array.from(document.querySelectorAll("h1"), (one) => one.textContent),
    focus: document.activeElement?.localName,
  }));

const text = (tab: Tab, selector: string) =>
  tab.evaluate((one) => document.querySelector<HTMLElement>(one)?.innerText ?? null, selector);

/** The text of an element, shown or not. */
const content = (tab: Tab, selector: string) =>
  tab.evaluate((one) => document.querySelector(one)?.textContent ?? null, selector);

const href = (tab: Tab) => tab.evaluate(() => location.pathname + location.search + location.hash);

const isShown = (tab: Tab, selector: string) =>
  tab.evaluate((one) => document.querySelector(one)?.checkVisibility() ?? false, selector);

/** Whether an element is inside the window. */
const isInView = (tab: Tab, selector: string) =>
  tab.evaluate((one) => {
    const box = document.querySelector(one)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < innerHeight;
  }, selector);

/** Resolves when React has taken the page over. */
const hydrated = (tab: Tab) =>
  expect
    .poll(
      () =>
        tab
          .evaluate(() => performance.getEntriesByName("onInitialClientRender").length > 0)
          .catch(() => false),
      { intervals: [50] },
    )
    .toBe(true);

/** Opens a page and waits until its scripts run. */
async function open({ tab, server }: Scene, path: string): Promise<void> {
  await tab.goto(server.origin + path);
  await hydrated(tab);
}

/** Errors of the page, but for the one that an unknown path raises. */
const errorsOf = async (tab: Tab) =>
  (await tab.evaluate(() => (window as { errorsSeen?: string[] }).errorsSeen ?? [])).filter(
    (error) => !error.includes("Page Not Found: "),
  );

const linkTo = (path: string) => `header a[href="${path}"]`;
const expectPage = (tab: Tab, { path, title }: Readonly<{ path: string; title: string }>) =>
  expect
    .poll(async () => {
      const page = await shown(tab).catch(() => null);
      return page && { path: page.path, title: page.title, headings: page.headings.length };
    })
    .toEqual({ path, title, headings: 1 });

/** Opens the search and types a question; its answer is selected then. */
async function search(tab: Tab, question: string): Promise<void> {
  const selected = 'dialog [role="option"][aria-selected="true"]';
  await tab.press("Control+k");
  await expect.poll(() => isShown(tab, selected)).toBe(true);
  await tab.type(question);
  await expect.poll(() => text(tab, selected)).toContain(question);
}

/** Without a worker, no tab gets a document that the server does not see. */
const noWorker = { path: /\/sw\.js/, kind: "missing" } as const;
const documentsIn = ({ requests }: DeployServer, path: string) =>
  requests.filter((request) => request.path === path && request.isDocument).length;

for (const engineName of enginesHere())
  test.describe(engineName, () => {
    test.use({ engineName });
    test("every screen has its title, one heading and no error", async ({ tab, server }) => {
      for (const { path, title } of screens) {
        await open({ tab, server }, path);
        await expectPage(tab, { path, title });
        expect([path, ...(await errorsOf(tab))]).toEqual([path]);
      }
    });

    test("the words are those of this browser", async ({ tab, server }) => {
      await open({ tab, server }, gettingStarted);
      const agent = await tab.evaluate(() => ({
        userAgent: navigator.userAgent,
        maxTouchPoints: navigator.maxTouchPoints,
      }));
      const words: Readonly<Record<string, string>> = hardwareWords(
        describeHardware(agent.userAgent, agent.maxTouchPoints),
      );
      const found = await tab.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>("[data-word]"), (word) => [
          word.dataset.word ?? "",
          word.textContent,
        ]),
      );
      expect(found.length).toBeGreaterThan(5);
      expect(found).toEqual(found.map(([name = ""]) => [name, words[name]]));
    });

    test("the buttons say that the product is for Chrome", async ({ tab, server }) => {
      test.skip(installSource("Chrome") === null, "Chrome has no store page.");
      await open({ tab, server }, home);
      const labels = await tab.evaluate(() =>
        Array.from(document.querySelectorAll('a[data-in="Chrome"]'))
          .filter((button) => button.checkVisibility())
          .map(({ textContent }) => textContent),
      );
      expect([...new Set(labels)]).toEqual([installLabels.get("Chrome")]);
    });

    test("a link shows its page with title and focus, without a document", async ({
      tab,
      server,
    }) => {
      await open({ tab, server }, home);
      await tab.evaluate(() => Object.assign(window, { isFirstDocument: true }) && null);
      await tab.click(linkTo(support));
      await expectPage(tab, supportPage);
      await expect.poll(async () => (await shown(tab)).focus).toBe("h1");
      await tab.click(linkTo(gettingStarted));
      await expectPage(tab, guidePage);
      await tab.back();
      await expectPage(tab, supportPage);
      expect(await tab.evaluate(() => "isFirstDocument" in window)).toBe(true);
      expect(await errorsOf(tab)).toEqual([]);
    });

    test("a click before the scripts have come is not lost", async ({ tab, server }) => {
      server.faults = [{ path: /\/app-.*\.js/, kind: 1500 }];
      await tab.goto(server.origin + home);
      await tab.click(linkTo(support));
      await expectPage(tab, supportPage);
    });

    test("back restores where a page was scrolled to", async ({ tab, server }) => {
      await open({ tab, server }, support);
      // The router saves a position in the frame after it was scrolled to.
      const scrollTo = (top: number) =>
        tab.evaluate((y) => {
          window.scrollTo(0, y);
          return new Promise<null>((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => done(null)));
          });
        }, top);
      const scrolled = () => tab.evaluate(() => Math.round(scrollY));
      await scrollTo(700);
      await expect.poll(scrolled).toBe(700);
      await tab.evaluate((path) => {
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      }, privacyPolicy);
      await expectPage(tab, pages[4]);
      await expect.poll(scrolled).toBe(0);
      await scrollTo(300);
      await expect.poll(scrolled).toBe(300);
      await tab.back();
      await expectPage(tab, supportPage);
      await expect.poll(scrolled).toBe(700);
    });

    test("the demo finds a tab by typing and opens it", async ({ tab, server }) => {
      await open({ tab, server }, home);
      await tab.evaluate(() => {
        document.querySelector("figure")?.scrollIntoView({ block: "center" });
      });
      const field = 'figure [role="combobox"]';
      await expect.poll(() => isShown(tab, field)).toBe(true);
      await tab.click(field);
      await tab.type(plainTab.word);
      const selected = 'figure [role="option"][aria-selected="true"]';
      await expect.poll(() => text(tab, selected)).toContain(plainTab.title);
      await tab.press("Enter");
      await expect.poll(async () => (await shown(tab)).focus).toBe("button");
      expect(await errorsOf(tab)).toEqual([]);
    });

    test("the search leads to an answer of another page", async ({ tab, server }) => {
      await open({ tab, server }, home);
      await search(tab, plainAnswer.question);
      await tab.press("Enter");
      await expect.poll(() => href(tab)).toBe(`/support${plain}`);
      await expect.poll(() => isInView(tab, plain)).toBe(true);
      expect(await isShown(tab, "dialog")).toBe(false);
      expect(await errorsOf(tab)).toEqual([]);
    });

    test("an Enter that ends a composition opens no result", async ({ tab, server }) => {
      await open({ tab, server }, home);
      await search(tab, plainAnswer.question);
      await tab.evaluate(() => {
        const event = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", event));
      });
      expect(await isShown(tab, "dialog")).toBe(true);
      expect(await href(tab)).toBe(home);
      await tab.press("Enter");
      await expect.poll(() => href(tab)).toBe(`/support${plain}`);
    });

    test("the filter of answers follows what is typed", async ({ tab, server }) => {
      await open({ tab, server }, support);
      await tab.click('main input[type="search"]');
      await tab.type(plainAnswer.question);
      await expect.poll(() => isShown(tab, other)).toBe(false);
      expect(await isShown(tab, plain)).toBe(true);
      expect(await errorsOf(tab)).toEqual([]);
    });

    test("an address opens its answer", async ({ tab, server }) => {
      await open({ tab, server }, `/support${other}`);
      await expect.poll(() => isShown(tab, `${other} p`)).toBe(true);
      await expect.poll(() => isInView(tab, other)).toBe(true);
      expect(await isShown(tab, `${plain} p`)).toBe(false);
    });

    test("a choice in the guide changes its words and the address", async ({ tab, server }) => {
      await open({ tab, server }, gettingStarted);
      await tab.evaluate(() => {
        for (const details of document.querySelectorAll("main details"))
          details.setAttribute("open", "");
      });
      await tab.select('select[name="browser"]', "edge");
      await tab.select('select[name="os"]', "macos");
      await expect.poll(() => href(tab)).toBe("/getting-started?browser=edge&os=macos");
      const chosen = { browser: "edge", os: "macos" } as const;
      const words = hardwareWords(withSelection(defaultHardwareInfo, chosen));
      for (const name of wordsOfGuide)
        await expect.poll(() => content(tab, `main [data-word="${name}"]`)).toBe(words[name]);
    });

    test("an address of the browser is copied by its button", async ({ tab, server }) => {
      test.skip(!copiedWord, "The guide has no address of the browser.");
      await open({ tab, server }, gettingStarted);
      await tab.click(`${copyField} button`);
      await expect
        .poll(() => content(tab, `${copyField} [role="status"]`))
        .toContain(copyLabels.copied);
      expect(await isShown(tab, `${copyField} button[data-outcome=copied]`)).toBe(true);
    });

    test("after a deploy the next link shows the new build", async ({ tab, server }) => {
      server.faults = [noWorker];
      // The first look of the tab finds the new build.
      const news = new RegExp(`^/builds/(latest|meta/${madeBuild("B").id})\\.json`);
      server.strays = [{ path: news, from: "B" }];
      await open({ tab, server }, home);
      const isKnown = () =>
        server.requests.some(({ path }) => path === `/builds/meta/${madeBuild("B").id}.json`);
      await expect.poll(isKnown, { timeout: 20_000 }).toBe(true);
      server.deploy("B");
      let clicks = 0;
      // The tab reads the answer in a moment.
      await expect
        .poll(async () => {
          const isOnItsWay = documentsIn(server, support) > 0;
          if (!isOnItsWay && (await shown(tab).catch(() => null))?.path !== support) {
            clicks += 1;
            // A document that begins meanwhile ends the click.
            await tab.click(linkTo(support)).catch(() => undefined);
          }
          return text(tab, "h1").catch(() => "");
        })
        .toContain(headingMark("B"));
      const documents = documentsIn(server, support);
      expect(documents).toBeGreaterThan(0);
      // A click while a document is on its way asks for it again; nothing else does.
      expect(documents).toBeLessThanOrEqual(clicks);
    });

    test("a page whose script fails is shown as a document, and asked for no more than twice", async ({
      tab,
      server,
    }) => {
      server.faults = [noWorker, { path: /component---src-pages-support/, kind: "missing" }];
      await open({ tab, server }, home);
      await tab.click(linkTo(support));
      await expectPage(tab, supportPage);
      await tab.click(linkTo(home));
      await expectPage(tab, pages[0]);
      expect(documentsIn(server, support)).toBeLessThanOrEqual(2);
    });

    test("without a network every screen opens after one visit", async ({ tab, server }) => {
      await open({ tab, server }, home);
      await tab.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((done) =>
          navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
        );
      });
      server.isDead = true;
      for (const { path, title } of screens) {
        await open({ tab, server }, path);
        await expectPage(tab, { path, title });
      }
      await open({ tab, server }, home);
      await tab.click(linkTo(support));
      await expectPage(tab, supportPage);
    });
  });
