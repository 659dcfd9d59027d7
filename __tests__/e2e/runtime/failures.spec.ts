import { expect } from "@playwright/test";
import { routes } from "../../../src/site/site";
import type { FaultKind } from "../../support/deploy-server";
import { playAll, preloaded, savesData, type Scenario } from "./support/deploy-test";
import { hasStarted } from "./support/visitor";

const { home, support, releaseNotes, privacyPolicy } = routes;

const script = /\/component---src-pages-privacy-policy-tsx-/;
const data = /\/page-data\/privacy-policy\//;
/** Each fault that the site, or Gatsby's loader, treats in its own way. */
const faults = {
  script: [script, ["missing", "html", "hang"]],
  data: [data, ["missing", "drop", "hang"]],
} as const;

/** A broken script is a syntax error, which the browser reports itself. */
const errorsOf = (kind: FaultKind) =>
  kind === "html" ? { errors: /Unexpected|Invalid|missing/ } : {};

/**
 * A worker has everything at hand, so that nothing fails that a link needs. Where storage forgets,
 * the document that a link leads to may try once more.
 */
const onLinks = (forgets = false): readonly Scenario[] =>
  Object.entries(faults).flatMap(([what, [path, kinds]]) =>
    kinds.map((kind): Scenario => [
      `a link whose page's ${what} is answered by ${kind} leads to its document`,
      async ({ visitor, server, hasWorker }) => {
        // Where data is saved, no worker comes.
        if (!hasWorker) await savesData(visitor);
        await visitor.open(home);
        server.faults = [{ path, kind }];
        await visitor.click(privacyPolicy);
        if (kind === "hang" && !hasWorker) {
          await expect
            .poll(() => server.requests.some((one) => script.test(one.path) || data.test(one.path)))
            .toBe(true);
          await visitor.wait(10_000);
        }
        const again = forgets ? [privacyPolicy] : [];
        const documents = hasWorker ? [home] : [home, privacyPolicy, ...again];
        const errors = errorsOf(kind);
        await expect.poll(() => visitor.documents).toEqual(documents);
        await visitor.expectWell({ path: privacyPolicy, text: "A", documents, ...errors });
        // Whatever is missing there, its links work.
        server.faults = [];
        await visitor.click(support);
        return { path: support, text: "A", ...errors };
      },
    ]),
  );

/** Without a worker each document fetches all anew. */
const atStart: readonly Scenario[] = (
  [
    ["the page's own script", /\/component---src-pages-support-tsx-/, ["missing", "html"]],
    ["the page's data", /\/page-data\/support\//, ["missing", "drop"]],
    ["the site's script", /^\/app-/, ["missing", "html"]],
    ["the framework", /^\/framework-/, ["drop", "truncate"]],
  ] as const
).flatMap(([what, path, ways]) =>
  // What hangs leaves the prerendered page alone, without a reload.
  ways.map((kind): Scenario => [
    `${what} answered by ${kind} at the start: one reload, then the page stays readable`,
    async ({ visitor, server }) => {
      server.faults = [{ path, kind }];
      await visitor.open(support, true);
      const documents = [support, support];
      await expect.poll(() => visitor.documents).toEqual(documents);
      const errors = errorsOf(kind);
      await visitor.expectWell({ path: support, text: "A", documents, ...errors });
      await visitor.click(privacyPolicy);
      await expect.poll(() => visitor.documents[2]).toEqual(privacyPolicy);
      return { path: privacyPolicy, text: "A", ...errors };
    },
  ]),
);

const halfDeployed: readonly Scenario[] = [
  [
    "back to a page whose data was prefetched of another build: its document",
    async ({ visitor, server }) => {
      await visitor.open(home);
      await visitor.click(support);
      await visitor.expectWell({ path: support, text: "A", documents: [home] });
      const other = /\/page-data\/index\//;
      server.strays = [{ path: other, from: "B" }];
      const before = server.requests.length;
      await visitor.reload();
      await preloaded(visitor);
      expect(server.requests.slice(before).some(({ path }) => other.test(path))).toBe(true);
      server.strays = [];
      await visitor.back();
      await expect.poll(() => visitor.documents).toEqual([home, support, home]);
      return { path: home, text: "A", documents: [home, support, home] };
    },
  ],
  [
    "a deploy with a new page component: its link leads there before anything is known",
    async ({ visitor, server }) => {
      await savesData(visitor);
      await visitor.open(home);
      server.deploy("C");
      await visitor.click(releaseNotes);
      return { path: releaseNotes, text: "C", documents: [home, releaseNotes] };
    },
  ],
  [
    "a deploy of texts: data of another build never meets this build's page",
    async ({ visitor, server }) => {
      await savesData(visitor);
      await visitor.open(home);
      server.deploy("B");
      await visitor.click(support);
      return { path: support, text: "B", documents: [home, support] };
    },
  ],
  [
    "a deploy while a navigation is in flight",
    async ({ visitor, server }) => {
      await savesData(visitor);
      await visitor.open(home);
      server.faults = [{ path: data, kind: 1000 }];
      await visitor.click(privacyPolicy);
      await expect.poll(() => server.requests.some((one) => data.test(one.path))).toBe(true);
      server.deploy("C");
      return { path: privacyPolicy, text: "C", documents: [home, privacyPolicy] };
    },
  ],
  [
    "pages newer than their scripts: one reload, then they can be read",
    async ({ visitor, server }) => {
      server.strays = [{ path: /^(?!.*\.js$)/, from: "C" }];
      await visitor.open(support, true);
      await expect.poll(() => visitor.documents).toEqual([support, support]);
      return { path: support, text: "C", documents: [support, support] };
    },
  ],
  [
    "data newer than its page: one reload, then the page stays what it was",
    async ({ visitor, server }) => {
      server.strays = [{ path: /^\/page-data\//, from: "B" }];
      await visitor.open(support, true);
      await expect.poll(() => visitor.documents).toEqual([support, support]);
      return { path: support, text: "A", documents: [support, support] };
    },
  ],
  [
    "a dead server while the browser believes it is online: the visitor stays on a page that works",
    async ({ visitor, server }) => {
      await savesData(visitor);
      await visitor.open(home);
      server.isDead = true;
      await visitor.click(support);
      await visitor.page.waitForTimeout(500);
      await visitor.expectWell({ path: home, text: "A", documents: [home] });
      server.isDead = false;
      await visitor.click(support);
      return { path: support, text: "A" };
    },
  ],
  [
    "a feature's failure waits for a slow server: a visitor who has gone on is not pulled back",
    async ({ visitor, server }) => {
      await visitor.open(home);
      await preloaded(visitor);
      // Every document is slow; the pages at hand need none.
      server.faults = [{ path: /^\/$/, kind: 1500 }];
      const heads = () => server.requests.filter(({ path }) => path === home).length;
      const before = heads();
      await visitor.page.evaluate(rejectUncaught);
      await expect.poll(heads).toBe(before + 1);
      await visitor.click(support);
      await visitor.expectWell({ path: support, text: "A", documents: [home] });
      await visitor.page.waitForTimeout(2000);
      return { path: support, text: "A", documents: [home] };
    },
  ],
  [
    "a load that the visitor stops is not begun again",
    async ({ visitor, server }) => {
      server.faults = [{ path: /^\/(app|framework)-/, kind: "hang" }];
      await visitor.page.goto(server.origin + support, { waitUntil: "commit" });
      await expect.poll(() => server.requests.some(({ path }) => /^\/app-/.test(path))).toBe(true);
      await visitor.page.evaluate(() => window.stop());
      await visitor.page.waitForTimeout(1000);
      return { path: support, text: "A", documents: [support] };
    },
  ],
  [
    "blocked storage and a script that is gone: no reload, a readable page",
    async ({ visitor, server }) => {
      await visitor.page.addInitScript(() =>
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        }),
      );
      server.faults = [{ path: /\/component---src-pages-support-tsx-/, kind: "missing" }];
      await visitor.open(support, true);
      await visitor.page.waitForTimeout(2000);
      return { path: support, text: "A", documents: [support] };
    },
  ],
  [
    "a browser that lacks what the scripts need: a readable page, with plain links",
    async ({ visitor }) => {
      await visitor.page.addInitScript(() => Reflect.deleteProperty(Object, "hasOwn"));
      await visitor.open(support, true);
      const errors = /too old/;
      await visitor.expectWell({ path: support, text: "A", documents: [support], errors });
      await visitor.click(privacyPolicy);
      return { path: privacyPolicy, text: "A", documents: [support, privacyPolicy], errors };
    },
  ],
  [
    "an import that nobody catches reloads once, not for ever",
    async ({ visitor }) => {
      await visitor.open(`${support}?q=tab#contact`);
      for (let round = 0; round < 5; round += 1) {
        // While the page is on its way, nobody would hear of it.
        await expect.poll(() => hasStarted(visitor.page)).toBe(true);
        await visitor.page.evaluate(rejectUncaught).catch(() => undefined);
        await visitor.page.waitForTimeout(300);
      }
      const address = `${support}?q=tab`;
      return { path: `${address}#contact`, text: "A", documents: [address, address] };
    },
  ],
];

/** What webpack leaves when nobody handles a failing import. */
function rejectUncaught(): void {
  void Promise.reject(
    Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" }),
  );
}

playAll(onLinks(), {
  kinds: [false],
  always: ["a link whose page's script is answered by missing leads to its document"],
});
// What a worker holds does not fail, whichever way it would.
playAll(onLinks().slice(0, 1), { kinds: [true] });
playAll([...atStart, ...halfDeployed], {
  kinds: [false],
  always: [
    "the page's own script answered by missing at the start: one reload, then the page stays readable",
    "blocked storage and a script that is gone: no reload, a readable page",
    "an import that nobody catches reloads once, not for ever",
  ],
});
playAll(
  [
    ...onLinks(true).filter(([name]) => !name.includes("hang")),
    ...atStart,
    ...halfDeployed.filter(([name]) => name.includes("one reload")),
  ],
  { kinds: [false], forgets: true },
);
