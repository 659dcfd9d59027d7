import { expect } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { test } from "./support/deploy-test";
import { cacheNames, controlled, longestTurn } from "../../support/worker-state";
import { headingMark, madeBuild } from "../../support/site-builds";

// Each deploy has its worker, which takes the place of the one before while the visitor goes on.
const rounds = Number(process.env.ROUNDS ?? 12);

const nameOf = (round: number) => (["A", "B", "C"] as const)[round % 3] ?? "A";

test.use({ serviceWorkers: "allow" });

test("a tab whose worker is being replaced is never kept waiting", async ({ page, server }) => {
  test.setTimeout(60_000 + rounds * 10_000 + 2 * longestTurn);
  const paths = Object.values(routes);
  const pauses = [0, 800, 300, 1200, 100, 2500, 500, 1800];
  const soon = { timeout: 15_000, waitUntil: "commit" } as const;
  await page.goto(server.origin);
  await controlled(page);
  for (let round = 1; round <= rounds; round += 1) {
    const name = nameOf(round);
    const path = paths[round % paths.length] ?? "/";
    const pause = pauses[round % pauses.length] ?? 0;
    await test.step(`round ${round}: ${name}, ${path}, ${pause} ms`, async () => {
      server.deploy(name);
      await page.goto(server.origin + path, soon);
      await page.waitForTimeout(pause);
      // By the page: the test driver cannot reload a document at the moment at which it begins.
      await page.evaluate(() => {
        Object.assign(window, { isOld: true });
        location.reload();
      });
      await page.waitForFunction(() => !("isOld" in window), null, { timeout: 15_000 });
      const ending = name === "A" ? "[^)]" : headingMark(name).replace(/[()]/g, "\\$&");
      await expect(page.locator("h1")).toHaveText(new RegExp(`${ending}$`));
      await page.waitForLoadState();
    });
  }
  const newest = madeBuild(nameOf(rounds));
  // One worker may have its turn before the newest.
  await expect
    .poll(() => cacheNames(page), { timeout: 2 * longestTurn })
    .toContain(`offline:/:${newest.id}`);
  // It has filled its cache before it takes over and deletes those of others.
  await expect
    .poll(async () => (await cacheNames(page)).length, { timeout: longestTurn })
    .toBeLessThanOrEqual(2);
});
