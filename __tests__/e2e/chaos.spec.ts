// A random life of a tab: `npm run test:chaos` lives 500 steps, `npm test` a few.
// CHAOS_SEED repeats a run, CHAOS_STEPS sets its length.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { routes } from "../../src/site/site";
import type { FaultKind } from "../support/deploy-server";
import { makeBuildsFirst, type Scene, test } from "../support/deploy-test";
import { seededRandom } from "../support/random";
import { type BuildName, headingMark, siteBuilds } from "../support/site-builds";
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

makeBuildsFirst();

/** What a tab shows at its address; the letters of its page are counted. */
type Shown = Readonly<{ path: string; heading: readonly string[]; length: number }>;

function headings(root: string): ReadonlyMap<string, string> {
  return new Map(
    paths.map((path) => {
      const html = readFileSync(join(root, path, "index.html"), "utf8");
      const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      return [path, heading.replace(/<[^>]*>/g, "").trim()];
    }),
  );
}

async function live({ visitor, server, builds, hasWorker }: Scene): Promise<void> {
  const random = seededRandom(seed + Number(hasWorker));
  const { page } = visitor;
  const context = page.context();
  const known = headings(builds.A.root);
  const seen = new Set<BuildName>(["A"]);
  let isOnline = true;
  const hasNetwork = () => isOnline && !server.isDead;
  // A document that cannot be had is the browser's own error page, without a worker.
  const mayLoad = () => hasWorker || hasNetwork();

  // A page on its way, or one whose scripts are missing, navigates nowhere: no script asks it to.
  const navigate = async (to: string) => {
    if (await hasStarted(page)) await visitor.navigate(to).catch(() => undefined);
  };

  async function heal(): Promise<void> {
    server.faults = [];
    server.strays = [];
    server.isDead = false;
    isOnline = true;
    await context.setOffline(false);
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
    [3, "reload", async () => mayLoad() && visitor.reload()],
    [3, "address", async () => mayLoad() && visitor.open(random.pick(paths), true)],
    [
      5,
      "deploy",
      async () => {
        const name = random.pick(names);
        seen.add(name);
        server.keepsOldFiles = random.chance(50);
        server.deploy(name);
      },
    ],
    [
      3,
      "half a deploy",
      async () => {
        const from = random.pick(names);
        seen.add(from);
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
        await context.setOffline(true);
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

  await visitor.open("/");
  for (let step = 1; step <= steps; step += 1) {
    const [, name, act] = random.pick(drawn);
    await test.step(`${step}: ${name}`, async () => {
      const pathBefore = new URL(page.url()).pathname;
      const hadScripts = await hasStarted(page);
      await act();
      // Back past the first page of the run.
      if (page.url() === "about:blank") await visitor.open("/", true);
      const isRight = ({ path, heading }: Shown) => {
        const right = known.get(path);
        const allowed = right
          ? [...seen].map((build) => right + headingMark(build))
          : ["Page not found"];
        return heading.filter((one) => allowed.includes(one)).length === 1;
      };
      let shown = await settled().catch(async (error: unknown) => {
        // A document that the test driver keeps away (visitor.ts, committed) is asked for again.
        if (!hasWorker || visitor.isQuiet()) throw error;
        await visitor.open(visitor.documents.at(-1) ?? "/", true);
        return settled();
      });
      const mayHang = server.faults.some(({ kind }) => kind === "hang");
      if (!isRight(shown) && (mayHang || (name === "back" && !(await hasStarted(page))))) {
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
        ((name === "back" && path !== pathBefore) ||
          (name === "link" && !hadScripts && !hasWorker));
      if (!isStuck) expect([path, heading, isRight(shown)]).toEqual([path, heading, true]);
      expect(heading).toHaveLength(1);
      expect(length).toBeGreaterThan(80);
      expect(visitor.faultsFound()).toEqual([]);
      if (isStuck) {
        await heal();
        // The deploy may be the broken one.
        await visitor.open("/", true);
      }
    });
    if (step % 20 !== 0) continue;
    await test.step(`${step}: all is well again`, async () => {
      await heal();
      const newest = random.pick(["A", "B", "C"] as const);
      seen.add(newest);
      server.deploy(newest);
      await visitor.open(random.pick(paths));
      await visitor.expectWell({ path: new URL(page.url()).pathname, text: newest });
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
      await live({ visitor, server, builds: await siteBuilds(), hasWorker });
    });
  });
