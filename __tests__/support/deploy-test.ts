import { expect, test as base } from "@playwright/test";
import { routes } from "../../src/site/site";
import { type DeployServer, startDeployServer } from "./deploy-server";
import { type BuildName, type SiteBuild, siteBuilds } from "./site-builds";
import { createVisitor, type Expected, type Visitor } from "./visitor";

export type Scene = Readonly<{
  visitor: Visitor;
  server: DeployServer;
  builds: Readonly<Record<BuildName, SiteBuild>>;
  hasWorker: boolean;
}>;

/** What a visitor does. Returns what must be true at the end. */
export type Scenario = readonly [name: string, play: (scene: Scene) => Promise<Expected>];

type Fixtures = Readonly<{ hasWorker: boolean; server: DeployServer; visitor: Visitor }>;

/** A test with a server of the four builds and a visitor. */
export const test = base.extend<Fixtures>({
  hasWorker: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  server: async ({}, provide) => {
    const server = await startDeployServer(await siteBuilds());
    await provide(server);
    await server.close();
  },
  visitor: async ({ page, server, hasWorker }, provide) => {
    await provide(await createVisitor(page, server, { hasWorker }));
  },
});

/** Allows time for the builds. The first test that needs them makes them. */
export function makeBuildsFirst(): void {
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    await siteBuilds();
  });
}

/** Plays each scenario without and with a service worker, and asks the four questions. */
export function playAll(scenarios: readonly Scenario[], kinds = [false, true]): void {
  makeBuildsFirst();
  for (const hasWorker of kinds)
    test.describe(hasWorker ? "with a worker" : "without a worker", () => {
      test.use({ hasWorker, serviceWorkers: hasWorker ? "allow" : "block" });
      for (const [name, play] of scenarios)
        test(name, async ({ visitor, server }) => {
          const builds = await siteBuilds();
          await visitor.expectWell(await play({ visitor, server, builds, hasWorker }));
        });
    });
}

/** Waits until the linked pages have been prefetched. */
export async function preloaded({ page, wait }: Visitor): Promise<void> {
  const { support, releaseNotes, privacyPolicy, gettingStarted } = routes;
  await wait(1000);
  await expect
    .poll(() =>
      page.evaluate(
        (paths) => paths.every((path) => window.___loader.loadPageSync(path)),
        [support, releaseNotes, privacyPolicy, gettingStarted],
      ),
    )
    .toBe(true);
}

/** Makes the browser save data, so that nothing is prefetched. */
export async function savesData({ page }: Visitor): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { effectiveType: "4g", saveData: true },
    }),
  );
}
