// A random life of a tab: a few steps, or as many as CHAOS_STEPS says.
// CHAOS_SEED repeats a run, CHAOS_STEPS sets its length.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { routes } from "../../src/site/site";
import { type FaultKind, proxies } from "../support/deploy-server";
import { type Scene, test } from "../support/deploy-test";
import { seededRandom } from "../support/random";
import { setOffline } from "../support/service-worker";
import { type BuildName, headingMark, siteBuilds } from "../support/site-builds";
import { headingIn } from "../support/site-texts";
import { hasStarted } from "../support/visitor";

const steps = Number(process.env.CHAOS_STEPS ?? 20);
// The short run is the same each time, so that a red one is about the change; the long one draws.
const drawnSeed = steps > 20 ? Math.floor(Math.random() * 1e6) : 1;
const seed = Number(process.env.CHAOS_SEED ?? drawnSeed);
const paths = Object.values(routes);
const names: readonly BuildName[] = ["A", "B", "C", "D"];
const kinds: readonly FaultKind[] = [
  "missing",
  "error",
  "drop",
  "hang",
  "html",
  "truncate",
  "corrupt",
];
const breakable = [
  /component---/,
  /\/page-data\//,
  /app-data\.json/,
  /\/app-/,
  /switcher-/,
  /\/builds\/latest/,
  /\/builds\/meta/,
  /\/sw\.js/,
];

/**
 * What the browser says of a script that was cut in half in a cache. The worker checks the copies of
 * its own build, not those of an earlier one that a tab still shows.
 */
const ofDamage = /Unexpected end of input/;

declare global {
  interface Window {
    documentMark: string;
  }
}

/** What a tab shows at its address; the letters of its page are counted. */
type Shown = Readonly<{
  path: string;
  heading: readonly string[];
  length: number;
  /** The id of the document's build. */
  build: string;
  /** A random mark, which tells documents apart. */
  mark: string;
}>;

function headings(root: string): ReadonlyMap<string, string> {
  return new Map(
    paths.map((path) => {
      return [path, headingIn(readFileSync(join(root, path, "index.html"), "utf8"))];
    }),
  );
}

async function live({ visitor, server, builds, hasWorker }: Scene): Promise<void> {
  const random = seededRandom(seed + Number(hasWorker));
  const { page } = visitor;
  const context = page.context();
  const known = headings(builds.A.root);
  const nameOf = (id: string) => names.find((name) => builds[name].id === id);
  /** Builds that the server has sent files of since the tab's document began. */
  let sent = new Set<BuildName>(["A"]);
  let deployed: BuildName = "A";
  /** The build other than its own that the document has learned of, without any fault meanwhile. */
  let learned: BuildName | null = null;
  /** The ids of cached builds that hold a damaged file. */
  let damaged: readonly string[] = [];
  /** How many errors of damaged files there were while such a build was cached. */
  let damageErrors = 0;
  /** The build that the tab showed before it went back or forward, where a step showed another. */
  let returnedFrom = "";
  let isOnline = true;
  const hasNetwork = () => isOnline && !server.isDead;
  const isHealthy = () => hasNetwork() && server.faults.length + server.strays.length === 0;
  const deploy = (name: BuildName) => {
    deployed = name;
    sent.add(name);
    server.deploy(name);
  };
  const isReturn = (name: string) => /^(back|forward)/.test(name);
  // A document that cannot be had is the browser's own error page, without a worker.
  const mayLoad = () => hasWorker || hasNetwork();

  // A page on its way, or one whose scripts are missing, navigates nowhere: no script asks it to.
  const navigate = async (to: string) => {
    if (await hasStarted(page)) await visitor.navigate(to).catch(() => undefined);
  };

  /** What translators of browsers do: each text becomes another one, in an element of their own. */
  async function translate(): Promise<void> {
    await page
      .evaluate(() => {
        const walker = document.createTreeWalker(
          document.querySelector("main") ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const font = document.createElement("font");
          font.textContent = text.data;
          if (text.data.trim() && !text.parentElement?.closest("script, style"))
            text.replaceWith(font);
        }
      })
      .catch(() => undefined);
  }

  /** Cuts one cached file in half. */
  async function damageCache(): Promise<void> {
    const at = random.pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    damaged = await cachedBuilds();
    await page
      .evaluate(async (place) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const requests = await cache.keys();
          const request = requests[Math.floor((requests.length * place) / 10)];
          const response = request && (await cache.match(request));
          if (!response) continue;
          const body = await response.text();
          await cache.put(request, new Response(body.slice(0, body.length / 2), response));
        }
      }, at)
      .catch(() => undefined);
  }

  /** The ids of the builds that the worker has cached, the newest of which may be shown. */
  const cachedBuilds = async (): Promise<string[]> =>
    hasWorker
      ? page
          .evaluate(() => caches.keys())
          .then(
            (keys) => keys.map((key) => key.replace(/^.*:/, "")),
            () => [],
          )
      : [];

  async function heal(): Promise<void> {
    server.faults = [];
    server.strays = [];
    server.proxy = null;
    isOnline = true;
    await setOffline(context, server, false);
  }

  /** Types an address and goes back from its document; says whether there could be one. */
  async function betweenDocuments(): Promise<boolean> {
    if (!mayLoad()) return false;
    await visitor.open(random.pick(paths), true);
    returnedFrom = (await settled()).build;
    await visitor.back();
    return true;
  }

  const doings: readonly (readonly [weight: number, name: string, () => Promise<unknown>])[] = [
    [10, "link", () => visitor.click(random.pick(paths.slice(1)))],
    [6, "navigate", () => navigate(`${random.pick(paths)}?q=${random.pick(["a", "b"])}`)],
    [
      2,
      "flood",
      async () => {
        for (let count = 0; count < 8; count += 1) await navigate(random.pick(paths));
      },
    ],
    [1, "unknown path", () => navigate("/nowhere")],
    [4, "back", () => visitor.back()],
    [2, "forward", () => visitor.forward()],
    [2, "back to another document", () => betweenDocuments()],
    [1, "forward to another document", async () => (await betweenDocuments()) && visitor.forward()],
    [
      2,
      "a proxy",
      async () => {
        server.proxy = random.pick([null, ...Object.values(proxies)]);
      },
    ],
    [1, "translation", () => translate()],
    [1, "a damaged cache", () => damageCache()],
    [
      2,
      "another tab",
      async () => {
        if (!hasNetwork()) return;
        const other = await context.newPage();
        await other
          .goto(server.origin + random.pick(paths), { waitUntil: "commit", timeout: 5000 })
          .catch(() => undefined);
        await other.close();
      },
    ],
    [3, "reload", async () => mayLoad() && visitor.reload()],
    [3, "address", async () => mayLoad() && visitor.open(random.pick(paths), true)],
    [
      5,
      "deploy",
      async () => {
        const name = random.pick(names);
        server.keepsOldFiles = random.chance(50);
        deploy(name);
      },
    ],
    [
      3,
      "half a deploy",
      async () => {
        const from = random.pick(names);
        sent.add(from);
        const path = random.pick([/^\/builds\//, /\.js$/, /^\/page-data\//, /^(?!.*\.)/]);
        server.strays = [{ path, from }];
      },
    ],
    [
      4,
      "break",
      async () => {
        const kind = random.chance(20) ? 1500 : random.pick(kinds);
        server.faults = [{ path: random.pick(breakable), kind }];
      },
    ],
    [3, "heal", heal],
    [
      2,
      "offline",
      async () => {
        isOnline = false;
        await setOffline(context, server);
      },
    ],
    [
      1,
      "dead",
      async () => {
        server.isDead = true;
      },
    ],
    [4, "wait", () => visitor.wait(random.pick([2000, 12_000, 3_700_000]))],
  ];
  const drawn = doings.flatMap((doing) => Array<(typeof doings)[number]>(doing[0]).fill(doing));

  /** What the tab shows, once it shows the same for a while. */
  async function settled() {
    let last = "";
    await expect
      .poll(
        async () => {
          const now = await page
            .evaluate(() =>
              JSON.stringify({
                path: location.pathname,
                heading: [...document.querySelectorAll("h1")].map((one) => one.textContent),
                length: document.body.innerText.length,
                build:
                  document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? "",
                mark: window.documentMark,
              }),
            )
            .catch(() => String(Math.random()));
          const isSame = now === last && visitor.isQuiet();
          last = now;
          return isSame;
        },
        { intervals: [150], timeout: 30_000 },
      )
      .toBe(true);
    return JSON.parse(last) as Shown;
  }

  /** What must be true of a step's outcome, by what was known before it. */
  type Before = Readonly<{
    shown: Shown | null;
    wasHealthy: boolean;
    /** The build that its document had learned of. */
    learned: BuildName | null;
    /** Whether its document had read the manifest of the deployed build. */
    hadRead: boolean;
    guarded: readonly string[];
    cached: readonly string[];
  }>;

  /** Why a tab may not show the build of its document; undefined where it may. */
  function wrongBuild(now: Shown, before: Before, name: string): string | undefined {
    const own = nameOf(now.build);
    if (!own) return `a document of no build: ${now.build}`;
    const isHealthyNow = before.wasHealthy && isHealthy();
    if (now.mark !== before.shown?.mark) {
      // Network first: a healthy server gives the deployed build.
      // Back and forward, browsers take their own copy of a document, and no worker asks for it.
      // The page loads it again where the tab has shown another build since, and the guard allows.
      const isOwnCopy =
        isReturn(name) &&
        !hasWorker &&
        (!isHealthyNow ||
          now.build === (returnedFrom || before.shown?.build) ||
          before.guarded.includes(now.path));
      if (isOwnCopy) return undefined;
      if (isHealthyNow && own !== deployed)
        return `a document of ${own} after one of ${nameOf(before.shown?.build ?? "")}, deployed is ${deployed}`;
      const fromServer = [deployed, ...server.strays.map(({ from }) => from)];
      if (!fromServer.includes(own) && !before.cached.includes(now.build))
        return `a document of ${own}, which neither the server has nor a cache`;
      return undefined;
    }
    // The tab has learned of a newer build: its next page is a document.
    const isNavigation = (name === "link" || name === "navigate") && now.path !== before.shown.path;
    const mustReload =
      isNavigation && isHealthyNow && before.learned && !before.guarded.includes(now.path);
    return mustReload ? `a page of ${own}, though ${before.learned} was known` : undefined;
  }

  await page.addInitScript(() => {
    window.documentMark = String(Math.random());
  });
  await visitor.open("/");
  let last: Shown | null = await settled();
  for (let step = 1; step <= steps; step += 1) {
    const [, name, act] = random.pick(drawn);
    await test.step(`${step}: ${name}`, async () => {
      const pathBefore = new URL(page.url()).pathname;
      const hadScripts = await hasStarted(page);
      const before: Before = {
        shown: last,
        wasHealthy: isHealthy(),
        learned: hadScripts ? learned : null,
        hadRead: visitor.knows(builds[deployed]),
        guarded: paths.filter((path) => visitor.isGuarded(path)),
        cached: await cachedBuilds(),
      };
      returnedFrom = "";
      await act().catch(async (error: unknown) => {
        // A cached document that is damaged, and no network to get it from: the browser's own page.
        const isLost = damaged.length > 0 && !hasNetwork() && /ERR_FAILED/.test(String(error));
        if (!isLost) throw error;
        await heal();
        await visitor.open("/", true);
      });
      // Back past the first page of the run.
      if (page.url() === "about:blank") await visitor.open("/", true);
      const isRight = ({ path, heading, build }: Shown) => {
        const right = known.get(path);
        const own = nameOf(build);
        // Its document's own build, or one whose data the server has sent since then.
        const allowed = right
          ? [...sent, ...(own ? [own] : [])].map((one) => right + headingMark(one))
          : ["Page not found"];
        return heading.filter((one) => allowed.includes(one)).length === 1;
      };
      let shown = await settled();
      if (isReturn(name) && shown.mark !== last?.mark) {
        // The scripts of the browser's own copy decide whether to load the document again.
        await expect
          .poll(() => hasStarted(page), { timeout: 3000 })
          .toBe(true)
          .catch(() => undefined);
        shown = await settled();
      }
      const mayHang = server.faults.some(({ kind }) => kind === "hang");
      if (!isRight(shown) && (mayHang || (isReturn(name) && !(await hasStarted(page))))) {
        // A page that hangs after Back is given its time, then its document is asked for; so is the
        // one for which no router runs, where its path was reloaded within the 10 s before.
        await visitor.wait(10_000);
        shown = await settled();
      }
      const { path, heading, length } = shown;
      // Back, without a network, to a page that this document never had: the last one stays.
      // A plain link of a page without scripts then leads to the browser's own error page.
      const isStuck =
        !hasNetwork() &&
        ((isReturn(name) && path !== pathBefore) || (name === "link" && !hadScripts && !hasWorker));
      if (!isStuck) expect([path, heading, isRight(shown)]).toEqual([path, heading, true]);
      expect(heading).toHaveLength(1);
      expect(length).toBeGreaterThan(80);
      const faults = visitor.faultsFound();
      expect(faults.filter((fault) => !ofDamage.test(fault))).toEqual([]);
      const cached = await cachedBuilds();
      if (damaged.some((id) => before.cached.includes(id) || cached.includes(id)))
        damageErrors = faults.length;
      damaged = damaged.filter((id) => cached.includes(id));
      expect(faults.slice(damageErrors)).toEqual([]);
      expect([name, isStuck ? undefined : wrongBuild(shown, before, name)]).toEqual([
        name,
        undefined,
      ]);
      if (shown.mark !== last?.mark) {
        sent = new Set([deployed, ...server.strays.map(({ from }) => from)]);
        learned = null;
      } else if (
        before.wasHealthy &&
        isHealthy() &&
        shown.build !== builds[deployed].id &&
        !before.hadRead &&
        visitor.knows(builds[deployed])
      )
        learned = deployed;
      last = shown;
      if (isStuck) {
        await heal();
        // The deploy may be the broken one.
        await visitor.open("/", true);
        last = await settled();
      }
    });
    if (step % 20 !== 0) continue;
    await test.step(`${step}: all is well again`, async () => {
      await heal();
      const newest = random.pick(["A", "B", "C"] as const);
      deploy(newest);
      await visitor.open(random.pick(paths));
      await visitor.expectWell({
        path: new URL(page.url()).pathname,
        text: newest,
        errors: damageErrors > 0 || damaged.length > 0 ? ofDamage : undefined,
      });
      // A tab that has learned of another build shows that one with its next page.
      const next = random.pick((["A", "B", "C"] as const).filter((one) => one !== newest));
      deploy(next);
      await visitor.learn(builds[next]);
      // After that, no path is guarded.
      await visitor.wait(10_000);
      const here = new URL(page.url()).pathname;
      const target = random.pick(paths.slice(1).filter((path) => path !== here));
      await visitor.click(target);
      await visitor.expectWell({
        path: target,
        text: next,
        errors: damageErrors > 0 || damaged.length > 0 ? ofDamage : undefined,
      });
      // Not only its data: the document is of that build, too.
      await expect(page.locator('meta[name="build-id"]')).toHaveAttribute(
        "content",
        builds[next].id,
      );
      last = await settled();
      learned = null;
      sent = new Set([next]);
    });
  }
  console.log(
    `seed ${seed}, ${hasWorker ? "worker" : "no worker"}: ${steps} steps, ${visitor.documents.length} documents`,
  );
}

for (const hasWorker of [false, true])
  test.describe(hasWorker ? "with a worker" : "without a worker", () => {
    test.use({ hasWorker, serviceWorkers: hasWorker ? "allow" : "block" });
    test(`${steps} random steps, seed ${process.env.CHAOS_SEED ?? (steps > 20 ? "drawn" : drawnSeed)}`, async ({
      visitor,
      server,
    }) => {
      test.setTimeout(60_000 + steps * 10_000);
      console.log(`CHAOS_SEED=${seed}`);
      await live({ visitor, server, builds: siteBuilds, hasWorker });
    });
  });
