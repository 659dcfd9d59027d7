import { notFoundLabels } from "../../../../src/not-found/not-found-labels";
import { expect, type Page, type Request } from "@playwright/test";
import type { DeployServer } from "../../../support/deploy-server";
import { controlled } from "../../../support/worker-state";
import { type BuildName, headingMark, madeBuild } from "../../../support/site-builds";

declare global {
  interface Window {
    entriesOf: Performance["getEntriesByType"];
    isRendered?: boolean;
  }
}

/** Messages of the browser or the test setup that are not errors of the page. */
const innocent = [
  // Each failing request, by the browser itself.
  /^Failed to load resource/,
  // Playwright blocks workers, or a build cannot be cached.
  /service worker/i,
  // What the specification asks for on unknown paths.
  /^Page Not Found: /,
  // A missing script or style answered by a page, by the browser itself.
  /^Refused to (execute script|apply style)/,
];

export type Visitor = Readonly<{
  page: Page;
  /** Errors so far. */
  errors: readonly string[];
  /** Paths of the documents that the tab asked for, in order. */
  documents: readonly string[];
  /** Opens an address as if it were typed; `isBroken` when its scripts will not run. */
  open(path: string, isBroken?: boolean): Promise<void>;
  /** Clicks the first link that leads to `path`. */
  click(path: string): Promise<void>;
  /** Navigates as a script of the site would. */
  navigate(to: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Lets `ms` milliseconds pass, in all tabs. */
  wait(ms: number): Promise<void>;
  /** Waits until the scripts of the document run: until then, a deploy would take them from it. */
  ready(): Promise<void>;
  /** Lets an hour pass, and waits until the tab knows of the build. */
  learn(build: BuildName): Promise<void>;
  /**
   * The four questions: the right heading of the right build, no error, at most one document a
   * path and 10 s beyond those that the visitor asked for, nothing blank.
   */
  expectWell(expected: Expected): Promise<void>;
}>;

/** A path of a document and when it was asked for. */
type Load = Readonly<{ path: string; time: number }>;

export type Expected = Readonly<{
  path: string;
  /** The build of the text that is shown, or one of several; null for the not-found screen. */
  text: BuildName | readonly BuildName[] | null;
  /** Errors that belong to what happened. */
  errors?: RegExp;
  /** The documents that the tab asked for since it was opened, in order. */
  documents?: readonly string[];
}>;

/** Runs in the page: whether its router runs (see installClock). */
function isStarted(): boolean {
  return window.isRendered === true;
}

/** Whether the page's scripts run now; false while another document loads. */
export async function hasStarted(page: Page): Promise<boolean> {
  const asked = page.evaluate(isStarted).catch(() => false);
  return Promise.race([asked, pause(5000).then(() => false)]);
}

/** Resolves when the page's scripts run. */
async function started(page: Page, timeout = 20_000): Promise<void> {
  await page.waitForFunction(isStarted, null, { polling: 50, timeout });
}

/**
 * Installs a clock that the test moves. It would empty the browser's list of performance entries
 * too, where a page reads how it was reached; those stay.
 */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.entriesOf = performance.getEntriesByType.bind(performance);
  });
  await page.clock.install();
  await page.addInitScript(() => {
    performance.getEntriesByType = (type) => (type === "navigation" ? window.entriesOf(type) : []);
    // Gatsby marks its first client render; the clock's own marks do nothing.
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      window.isRendered ||= name === "onInitialClientRender";
      return mark(name, options);
    };
    // The clock counts from its start in the tab; a document's own time begins with the document.
    // It is asked first when the document's scripts ask: only then, the clock has caught up.
    const clock = performance.now.bind(performance);
    let start: number | undefined;
    performance.now = () => {
      const time = clock();
      start ??= time;
      return time - start;
    };
  });
}

/** A document is there when it has begun; it may take so many milliseconds. */
const commit = { waitUntil: "commit", timeout: 20_000 } as const;

/** A visitor of the site in `page`. */
export async function createVisitor(
  page: Page,
  server: DeployServer,
  { hasWorker = false } = {},
): Promise<Visitor> {
  const errors: string[] = [];
  const documents: string[] = [];
  let skipped = 0;
  const answers: string[] = [];
  const underWay = new Set<Request>();
  const now = () => Date.now() + skipped;
  const loads: Load[] = [];
  const wishes: Load[] = [];

  page.on("pageerror", (error) => errors.push(error.message));
  const diary: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
    diary.push(`${message.type()}: ${message.text()}`);
  });
  page.on("response", (response) => {
    const asked = response.request();
    // What an earlier document learned is forgotten with it.
    if (asked.isNavigationRequest() && asked.frame() === page.mainFrame()) answers.length = 0;
    const { pathname, search } = new URL(response.url());
    const source = response.fromServiceWorker() ? "worker" : "network";
    if (/^\/(page-data|builds)\//.test(pathname))
      diary.push(`${source}: ${response.status()} ${pathname}${search}`);
  });
  page.on("requestfailed", (request) =>
    diary.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`),
  );
  page.on("requestfinished", (request) => answers.push(request.url()));
  // The clock moves in all tabs of the context, so what any of them asks for counts.
  const context = page.context();
  context.on("request", (request) => underWay.add(request));
  context.on("requestfinished", (request) => underWay.delete(request));
  context.on("requestfailed", (request) => underWay.delete(request));
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    documents.push(pathname + search);
    diary.push(`document: ${pathname}${search}`);
    loads.push({ path: pathname, time: now() });
  });
  await installClock(page);

  const wish = (path: string) => {
    const { pathname } = new URL(path, server.origin);
    wishes.push({ path: pathname, time: now() });
  };

  /** Waits for a document, and once more if the tab was just leaving for another one. */
  async function committed(load: () => Promise<unknown>): Promise<void> {
    try {
      await load();
    } catch (error) {
      // The tab was just leaving its document for another one, which was asked for before, or the
      // document had just begun, where the driver cannot reload. What nobody asked for is counted below.
      const isLeaving = /Not attached to an active page|ERR_ABORTED|interrupted by another/.test(
        String(error),
      );
      if (!isLeaving) throw error;
      await pause(500);
      await load();
    }
  }

  /** Paths that were loaded more often in 10 s than the visitor wished and one mending allows. */
  function tooManyLoads(): string[] {
    return loads
      .filter(({ path, time }) => {
        const within = (early: number) => (one: Load) =>
          one.path === path && one.time >= time - early && one.time < time + 10_000;
        // A wish comes before its load, a slow machine even seconds before.
        const wished = wishes.filter(within(5000)).length;
        return loads.filter(within(0)).length > wished + 1;
      })
      .map(({ path }) => path);
  }

  /** Resolves when nothing has been on its way for a moment, or what is has not changed for 4 s. */
  async function calm(): Promise<void> {
    let quiet = 0;
    for (let still = 0; quiet < 3 && still < 40; still += 1) {
      const before = underWay.size;
      await pause(100);
      quiet = underWay.size === 0 ? quiet + 1 : 0;
      if (underWay.size !== before) still = 0;
    }
  }

  async function wait(ms: number): Promise<void> {
    // Skipped time would end what is under way: scripts and requests have 10 s.
    await calm();
    skipped += ms;
    await page.clock.fastForward(ms);
  }

  const faultsFound = () => [
    ...errors.filter((error) => !innocent.some((one) => one.test(error))),
    ...tooManyLoads().map((path) => `${path} was loaded too often`),
  ];

  return {
    page,
    wait,
    errors,
    documents,
    async open(path, isBroken = false) {
      await committed(() => {
        wish(path);
        return page.goto(server.origin + path, commit);
      });
      // A document does not end loading while a host leaves a file of it without an answer.
      if (isBroken) await page.waitForLoadState("load", { timeout: 4000 }).catch(() => undefined);
      else await page.waitForLoadState();
      if (hasWorker) await controlled(page);
      if (!isBroken) await started(page);
    },
    async click(path) {
      // Where scripts are missing, links are plain: then there is nothing to wait for.
      await started(page, 3000).catch(() => undefined);
      wish(path);
      await page.locator(`a[href="${path}"]`).first().click();
    },
    async navigate(to) {
      wish(to);
      await page.evaluate((address) => void window.___navigate(address), to);
    },
    async back() {
      await committed(() => page.goBack(commit));
      wish(page.url());
    },
    async reload() {
      const load = () => {
        wish(page.url());
        return page.reload(commit);
      };
      await committed(load).catch(() => null);
    },
    ready: () => started(page),
    async learn(build) {
      await started(page);
      const address = `/builds/meta/${madeBuild(build).id}.json`;
      const isAnswered = () => answers.some((url) => url.includes(address));
      await wait(2000);
      await calm();
      // A tab that has found it already, as when a new worker took over, asks no more.
      if (!isAnswered()) await wait(3_600_000);
      await expect.poll(isAnswered).toBe(true);
      // The answer is read in tasks of its own.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    },
    async expectWell({ path, text, documents: expected, errors: own }) {
      await expect.poll(() => page.url()).toBe(server.origin + path);
      const heading = page.locator("h1");
      await expect(heading).toHaveCount(1);
      await expect(heading).toBeVisible();
      if (text) await expect(heading).toHaveText(headingOf([text].flat()));
      else await expect(heading).toHaveText(notFoundLabels.heading);
      expect((await page.locator("body").innerText()).length).toBeGreaterThan(80);
      expect(faultsFound().filter((fault) => !own?.test(fault))).toEqual([]);
      if (expected) expect(documents, diary.join("\n")).toEqual(expected);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A heading of a build ends with its mark; one of A has none. */
function headingOf(names: readonly BuildName[]): RegExp {
  const endings = names.map((name) =>
    name === "A" ? "[^)]" : headingMark(name).replace(/[()]/g, "\\$&"),
  );
  return new RegExp(`(${endings.join("|")})$`);
}
