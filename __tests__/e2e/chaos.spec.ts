// A random life of a tab: a few steps, or as many as CHAOS_STEPS says.
// CHAOS_SEED repeats a run, CHAOS_STEPS sets its length.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { networkTimeout } from "../../src/offline/offline-build";
import { routes } from "../../src/site/site";
import { type FaultKind, proxies } from "../support/deploy-server";
import { type Scene, test } from "../support/deploy-test";
import { seededRandom } from "../support/random";
import { askDocument, isWorkerUpToDate, setOffline } from "../support/worker-state";
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
  "altered",
];
const breakable = [
  /component---/,
  /\/page-data\//,
  /app-data\.json/,
  /\/app-/,
  /search-/,
  /\/builds\/latest/,
  /\/builds\/meta/,
  /\/sw\.js/,
  /\.(png|ico)$/,
  /\/of-the-proxy/,
];

const forgetful = "forgets with each document";

/** What a tab's session storage does. */
const storages: Readonly<Record<string, () => void>> = {
  remembers: () => undefined,
  [forgetful]: () => {
    // The browser's own error page has none.
    if (/^http/.test(location.protocol)) sessionStorage.clear();
  },
  "is blocked": () =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
};

/** What the browser says of a script that was cut in half, or is a page. */
const ofBrokenScripts =
  /^(Unexpected end of input|Invalid or unexpected token|Unexpected token '<')$/;

/** What a tab shows: its headings by its path and the build of its document, and the size of its text. */
type Shown = Readonly<{
  path: string;
  build: string;
  headings: readonly string[];
  length: number;
  /** How far the page's scripts are, for the message of a test that fails. */
  state: string;
}>;

function shownIn(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    path: location.pathname,
    build: document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? "",
    headings: [...document.querySelectorAll("h1")].map(({ textContent }) => textContent ?? ""),
    length: document.body.innerText.length,
    state: `${document.readyState} ${JSON.stringify(document.documentElement.dataset)}`,
  }));
}

async function live({ visitor, server, builds, hasWorker }: Scene): Promise<void> {
  const random = seededRandom(seed + Number(hasWorker));
  const { page } = visitor;
  const context = page.context();
  const storage = random.pick(Object.keys(storages));
  const forgets = storage === forgetful;
  const storesAll = random.chance(30);
  /** The builds that the server has sent files of. */
  const sent = new Set<BuildName>(["A"]);
  let isOnline = true;
  const hasNetwork = () => isOnline && !server.isDead;
  // A document that cannot be had is the browser's own error page, without a worker.
  const mayLoad = () => hasWorker || hasNetwork();
  const deploy = (name: BuildName) => {
    sent.add(name);
    server.deploy(name);
  };

  /** Goes back or forward, where the browser's own error page may be all that it finds. */
  const traverse = (direction: "back" | "forward") =>
    visitor[direction]().catch((error: unknown) => {
      if (mayLoad()) throw error;
    });

  // A page on its way, or one whose scripts are missing, navigates nowhere: no script asks it to.
  const navigate = async (to: string) => {
    if (await hasStarted(page)) await visitor.navigate(to).catch(() => undefined);
  };

  async function heal(): Promise<void> {
    server.faults = [];
    server.endWaiting();
    server.strays = [];
    server.proxy = null;
    isOnline = true;
    await setOffline(context, server, false);
  }

  /** A deploy whose worker takes over under the page that is being read. */
  async function replaceWorker(): Promise<void> {
    await heal();
    deploy(random.pick(["A", "B", "C"]));
    if (!hasWorker) return;
    await askDocument(page, async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect.poll(() => isWorkerUpToDate(page), { timeout: 15_000 }).toBe(true);
  }

  /** Types an address, and goes back from its document. */
  async function betweenDocuments(): Promise<void> {
    await visitor.open(random.pick(paths), true);
    await visitor.back();
  }

  const doings: readonly (readonly [weight: number, name: string, () => unknown])[] = [
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
    [4, "back", () => traverse("back")],
    [2, "forward", () => traverse("forward")],
    [2, "back to another document", () => mayLoad() && betweenDocuments()],
    [
      1,
      "forward to another document",
      async () => {
        if (mayLoad()) await betweenDocuments();
        await traverse("forward");
      },
    ],
    [2, "a proxy", () => (server.proxy = random.pick([null, ...Object.values(proxies)]))],
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
    [3, "reload", () => mayLoad() && visitor.reload()],
    [3, "address", () => mayLoad() && visitor.open(random.pick(paths), true)],
    [
      5,
      "deploy",
      () => {
        server.keepsOldFiles = random.chance(50);
        deploy(random.pick(names));
      },
    ],
    [2, "a newer worker takes over", replaceWorker],
    [
      3,
      "half a deploy",
      () => {
        const from = random.pick(names);
        sent.add(from);
        const path = random.pick([/^\/builds\//, /\.js$/, /^\/page-data\//, /^(?!.*\.)/]);
        server.strays = [{ path, from }];
      },
    ],
    [
      4,
      "break",
      () => {
        const kind = random.chance(20) ? 1500 : random.pick(kinds);
        server.faults = [{ path: random.pick(breakable), kind }];
      },
    ],
    [
      1,
      "a host's script fails",
      () => {
        server.proxy = proxies["a script at the end"] ?? null;
        server.faults = [{ path: /\/of-the-proxy/, kind: random.pick(kinds) }];
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
    [1, "dead", () => (server.isDead = true)],
    [4, "wait", () => visitor.wait(random.pick([2000, 12_000, 3_700_000]))],
  ];
  const drawn = doings.flatMap((doing) => Array<(typeof doings)[number]>(doing[0]).fill(doing));

  /** What the tab shows, once it shows the same for a while. */
  async function settled(): Promise<Shown> {
    let last = "";
    const isSame = async () => {
      const before = last;
      last = await shownIn(page).then(JSON.stringify, () => String(Math.random()));
      return last === before && visitor.isQuiet();
    };
    await expect.poll(isSame, { intervals: [150], timeout: 30_000 }).toBe(true);
    return JSON.parse(last) as Shown;
  }

  const known = new Map<string, string>(
    paths.map((path) => [
      path,
      headingIn(readFileSync(join(builds.A.root, path, "index.html"), "utf8")),
    ]),
  );

  /** Whether a tab shows its address, and nothing but what the build of its document has there. */
  function isRight({ path, build, headings, length }: Shown): boolean {
    const own = [...sent].find((name) => builds[name].id === build);
    const heading = known.get(path);
    const right = own && heading ? heading + headingMark(own) : own && "Page not found";
    return headings.length === 1 && headings[0] === right && length > 80;
  }

  const story = () => [...visitor.diary.slice(-60), "under way:", ...visitor.underWay()].join("\n");
  /** A step of the run. What fails says what went before, and how far the page is. */
  const step = (name: string, act: () => Promise<void>) =>
    test.step(name, () =>
      act().catch(async (error: unknown) => {
        const shown = shownIn(page).then(JSON.stringify, String);
        const state = await Promise.race([shown, setTimeout(5000, "The page does not answer.")]);
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${message}\n${story()}\n${state}`);
      }),
    );

  server.cacheControl = storesAll ? "max-age=600" : undefined;
  await page.addInitScript(storages[storage] ?? "");
  await visitor.open("/");
  for (let count = 1; count <= steps; count += 1) {
    const [, name, act] = random.pick(drawn);
    await step(`${count}: ${name}`, async () => {
      visitor.diary.push(
        `== ${count}: ${name}, faults ${JSON.stringify(server.faults.map(({ path, kind }) => [String(path), kind]))}`,
      );
      await act();
      // Back past the first page of the run.
      if (page.url() === "about:blank") {
        if (!mayLoad()) await heal();
        await visitor.open("/", true);
      }
      let shown = await settled();
      // Whatever fails or hangs has 10 s.
      if (!isRight(shown)) {
        await visitor.wait(10_000);
        shown = await settled();
      }
      // Without a network and a worker, there may be no such page: the last one stays, or none.
      if (!isRight(shown) && !mayLoad()) {
        await heal();
        await visitor.open("/", true);
        shown = await settled();
      }
      expect([isRight(shown), shown]).toEqual([true, shown]);
      const faults = visitor.faultsFound(forgets).filter((fault) => !ofBrokenScripts.test(fault));
      expect(faults).toEqual([]);
    });
    if (count % 20 !== 0) continue;
    await step(`${count}: all is well again`, async () => {
      visitor.diary.push(`== ${count}: all is well again`);
      await heal();
      const [now, next] = random.pick([
        ["A", "B"],
        ["B", "C"],
        ["C", "A"],
      ] as const);
      deploy(now);
      await visitor.open(random.pick(paths), storesAll);
      // A host that lets everything be cached may have given a document whose scripts are gone by now,
      // or half a deploy. A page that a reload doesn't mend either stays as it was prerendered.
      if (storesAll && !(await hasStarted(page))) {
        await visitor.reload();
        const shown = await settled();
        if (!(await hasStarted(page)))
          return expect([isRight(shown), shown]).toEqual([true, shown]);
      }
      const errors = ofBrokenScripts;
      /** Any build is right where the machine is so slow that the worker has given up on the server. */
      const expectBuild = async (path: string, name: BuildName) => {
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
        await settled();
        const isSlow = hasWorker && visitor.documentTime() >= networkTimeout;
        await visitor.expectWell({ path, text: isSlow ? [...sent] : name, errors, forgets });
      };
      const here = new URL(page.url()).pathname;
      if (!storesAll) await expectBuild(here, now);
      // A tab that has learned of another build shows that one with its next page.
      deploy(next);
      await visitor.learn(builds[next]);
      // After that, no path is guarded.
      await visitor.wait(10_000);
      const target = random.pick(paths.slice(1).filter((path) => path !== here));
      await visitor.click(target);
      await expectBuild(target, next);
    });
  }
  console.log(
    `seed ${seed}, ${hasWorker ? "worker" : "no worker"}, storage ${storage}${storesAll ? ", all is cached" : ""}: ${steps} steps, ${visitor.documents.length} documents`,
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
