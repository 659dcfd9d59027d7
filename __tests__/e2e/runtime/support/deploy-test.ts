import { expect, test as base } from "@playwright/test";
import { routes } from "../../../../src/site/site";
import { type DeployServer, startDeployServer } from "../../../support/deploy-server";
import { createVisitor, type Expected, type Visitor } from "./visitor";

export type Scene = Readonly<{
  visitor: Visitor;
  server: DeployServer;
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
    const server = await startDeployServer();
    await provide(server);
    await server.close();
  },
  visitor: async ({ page, server, hasWorker }, provide) => {
    await provide(await createVisitor(page, server, { hasWorker }));
  },
});

type Ways = Readonly<{
  /** Without a service worker, with one, or both. */
  kinds?: readonly boolean[];
  /** The scenarios that belong to the first tier. */
  always?: readonly string[];
  /** Whether the tab's storage is emptied with each document. */
  forgets?: boolean;
}>;

/** Plays each scenario without and with a service worker, and asks the four questions. */
export function playAll(
  scenarios: readonly Scenario[],
  { kinds = [false, true], always = [], forgets = false }: Ways = {},
): void {
  const unknown = always.filter((one) => !scenarios.some(([name]) => name === one));
  if (unknown.length > 0) throw new Error(`No such scenario: ${unknown.join(", ")}`);
  for (const hasWorker of kinds) {
    const worker = hasWorker ? "with a worker" : "without a worker";
    test.describe(forgets ? `${worker}, storage that forgets` : worker, () => {
      test.use({ hasWorker, serviceWorkers: hasWorker ? "allow" : "block" });
      if (forgets) test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.clear()));
      for (const [name, play] of scenarios)
        test(name, { tag: always.includes(name) ? [] : ["@all"] }, async ({ visitor, server }) => {
          await visitor.expectWell(await play({ visitor, server, hasWorker }));
        });
    });
  }
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
