import { expect } from "@playwright/test";
import { routes } from "../../src/site/site";
import { makeBuildsFirst, test } from "../support/deploy-test";
import { seededRandom } from "../support/random";
import { longestTurn } from "../support/service-worker";
import { headingMark, siteBuilds } from "../support/site-builds";
import { openUnwatchedTab } from "../support/unwatched-tab";

// Each deploy has its worker, which takes the place of the one before while the visitor goes on.
const rounds = Number(process.env.ROUNDS ?? 12);

const nameOf = (round: number) => (["A", "B", "C"] as const)[round % 3] ?? "A";

makeBuildsFirst();

// No debugger is attached here, so nothing excuses a second try.
test.describe.configure({ retries: 0 });

test("a tab whose worker is being replaced is never kept waiting", async ({ server }) => {
  test.setTimeout(60_000 + rounds * 10_000 + 2 * longestTurn);
  const random = seededRandom(1);
  const tab = await openUnwatchedTab();
  try {
    expect(await tab.open(server.origin)).toBe(true);
    await tab.evaluate("navigator.serviceWorker.ready.then(() => null)");
    for (let round = 1; round <= rounds; round += 1) {
      const name = nameOf(round);
      const path = random.pick(Object.values(routes));
      const pause = random.pick([0, 100, 300, 500, 800, 1200, 1800, 2500]);
      server.deploy(name);
      const seen = { opened: await tab.open(server.origin + path), reloaded: false, heading: "" };
      await new Promise((resolve) => setTimeout(resolve, pause));
      seen.reloaded = await tab.reload();
      await expect
        .poll(() => tab.evaluate("document.readyState"), `round ${round}: ${path}`)
        .toBe("complete");
      seen.heading = String(await tab.evaluate("document.querySelector('h1').textContent"));
      const ending = name === "A" ? "[^)]" : headingMark(name).replace(/[()]/g, "\\$&");
      expect([round, path, pause, seen]).toEqual([
        round,
        path,
        pause,
        { opened: true, reloaded: true, heading: expect.stringMatching(new RegExp(`${ending}$`)) },
      ]);
    }
    const newest = (await siteBuilds())[nameOf(rounds)];
    // One worker may have its turn before the newest.
    await expect
      .poll(() => tab.evaluate("caches.keys()"), { timeout: 2 * longestTurn })
      .toEqual([`offline:/:${newest.id}`]);
  } finally {
    await tab.close();
  }
});
