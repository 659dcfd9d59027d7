import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { answerLabels } from "../../../src/answers/answer-labels";
import { describeHardware } from "../../../src/hardware-info/describe-hardware";
import { defaultHardwareInfo, type HardwareInfo } from "../../../src/hardware-info/hardware-info";
import { hardwareWords } from "../../../src/hardware-info/words-by-name";
import { routes } from "../../../src/site/site";
import { hydrated } from "../../support/page-errors";
import { watchShifts } from "./support/demo";
import { wordsOfGuide } from "../../support/site-texts";
import { namedUserAgents } from "../../support/user-agents";

const agents = [
  { name: "macEdge", userAgent: namedUserAgents.macEdge, maxTouchPoints: 0 },
  { name: "windowsOpera", userAgent: namedUserAgents.windowsOpera, maxTouchPoints: 0 },
  { name: "iPadDesktopSites", userAgent: namedUserAgents.macSafari, maxTouchPoints: 5 },
  { name: "empty", userAgent: "", maxTouchPoints: 0 },
];
/** The tests of this one are in the first tier. */
const isJourney = ({ name }: Agent) => name === "macEdge";
type Agent = (typeof agents)[number];

// Wording shows only where a page has words of the kind; the getting-started page has most.
const wordy = routes.gettingStarted;

/** Makes the page's `navigator` the agent's, in this tab and before any script of the page. */
async function visitAs(page: Page, { userAgent, maxTouchPoints }: Omit<Agent, "name">) {
  await page.addInitScript(
    (visitor) => {
      for (const [feature, value] of Object.entries(visitor)) {
        Object.defineProperty(Navigator.prototype, feature, { get: () => value });
      }
    },
    { userAgent, maxTouchPoints },
  );
}

/** What the page's words say, as "name: text", each once. */
async function shownWords(page: Page): Promise<string[]> {
  const words = await page
    .locator("[data-word]")
    .evaluateAll((all) => all.map((word) => [word.getAttribute("data-word"), word.textContent]));
  return [...new Set(words.map(([name, text]) => `${name}: ${text}`))].sort();
}

function expectedWords(shown: readonly string[], words: Readonly<Record<string, string>>) {
  return shown.map((word) => word.split(": ")[0] ?? "").map((name) => `${name}: ${words[name]}`);
}

/** The words of the guide that differ from visitor to visitor, as `shownWords` has them. */
function guideIn(info: HardwareInfo): string[] {
  const words = hardwareWords(info);
  return wordsOfGuide.map((name) => `${name}: ${words[name]}`);
}

/** Waits until React has replaced the default record: the words could be wrong only from then on. */
async function settled(page: Page) {
  await page.waitForLoadState("load");
  await hydrated(page);
  // The record changes in a transition, in small steps.
  await page.evaluate(
    () =>
      new Promise((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: 2000 })),
  );
}

test.describe("hydration", () => {
  for (const agent of agents) {
    test(
      `${agent.name}: every page starts without an error and says the right words`,
      { tag: isJourney(agent) ? [] : "@all" },
      async ({ page }) => {
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (message.type() === "error") complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(String(error)));
        await visitAs(page, agent);
        const words = hardwareWords(describeHardware(agent.userAgent, agent.maxTouchPoints));
        for (const path of Object.values(routes)) {
          await page.goto(path);
          await settled(page);
          const shown = await shownWords(page);
          expect(shown, path).toEqual(expectedWords(shown, words));
          if (path === wordy) expect(shown.length, path).toBeGreaterThan(1);
        }
        expect(complaints).toEqual([]);
      },
    );
  }
});

// A unit test asks the same script about every known agent.
test("with every script file blocked, macEdge reads the right words", async ({ page }) => {
  await visitAs(page, { userAgent: namedUserAgents.macEdge, maxTouchPoints: 0 });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(wordy);
  const info = describeHardware(namedUserAgents.macEdge);
  // The failing scripts reload the page once, in the middle of reading it perhaps.
  await expect(async () => {
    const shown = await shownWords(page);
    expect(shown).toEqual(expectedWords(shown, hardwareWords(info)));
    expect(shown).toEqual(expect.arrayContaining(guideIn(info)));
  }).toPass({ timeout: 15_000 });
  await expect(page.locator("html")).toHaveAttribute("data-device", "desktop");
});

test.describe("words never move", () => {
  for (const agent of agents) {
    for (const path of [wordy, routes.home]) {
      test(
        `${agent.name}: no layout shift on ${path}`,
        { tag: isJourney(agent) && path === wordy ? [] : "@all" },
        async ({ page }) => {
          await visitAs(page, agent);
          const shift = await watchShifts(page);
          // What the font moves when it swaps in is measured in first-paint.spec.ts.
          await page.route("**/*.woff2", (route) => route.abort());
          // A document that still arrives may be painted in parts. React starts when all is painted.
          let release: () => void = () => undefined;
          const held = new Promise<void>((resolve) => (release = resolve));
          await page.route(/\.js(\?|$)/, async (route) => {
            await held;
            await route.continue();
          });
          await page.goto(path, { waitUntil: "domcontentloaded" });
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
          );
          const shifted = await shift();
          release();
          await settled(page);
          expect(await shift()).toBe(shifted);
        },
      );
    }
  }
});

const search = "?browser=edge&os=macos";
test.describe("without JavaScript", () => {
  const options: BrowserContextOptions = {
    javaScriptEnabled: false,
    userAgent: namedUserAgents.macEdge,
  };
  test.use(options);

  test("the default words are on each page", async ({ page }) => {
    for (const path of Object.values(routes)) {
      await page.goto(path);
      const shown = await shownWords(page);
      expect(shown, path).toEqual(expectedWords(shown, hardwareWords(defaultHardwareInfo)));
      if (path === wordy)
        expect(shown).toEqual(expect.arrayContaining(guideIn(defaultHardwareInfo)));
    }
  });
});

test.describe("with Bowser's script blocked", () => {
  // A worker would hand out its cached copy of the script.
  test.use({ serviceWorkers: "block" });

  test(
    "the contact mail names the visitor’s own computer, not the chosen one",
    { tag: "@all" },
    async ({ page }) => {
      const agent = { userAgent: namedUserAgents.windowsChrome, maxTouchPoints: 0 };
      await visitAs(page, agent);
      await page.route(/\/bowser-[^/]*\.js/, (route) => route.abort());
      await page.goto(wordy + search);
      await settled(page);
      await page.locator('footer a[href="/support"]').click();
      await expect(page.locator("#mail pre")).toContainText(answerLabels.system("Windows"));
      await expect(page.locator("#mail pre")).toContainText(answerLabels.browser(""));
      const shown = await shownWords(page);
      const words = hardwareWords(describeHardware(agent.userAgent, agent.maxTouchPoints));
      expect(shown).toEqual(expectedWords(shown, words));
      await expect(page.locator("html")).toHaveAttribute("data-browser", "Chrome");
    },
  );
});
