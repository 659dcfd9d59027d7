import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { playAll, preloaded, type Scenario, test } from "./support/deploy-test";
import { nextWorker, setOffline } from "../../support/worker-state";
import { type BuildName, madeBuild } from "../../support/site-builds";
import { createVisitor } from "./support/visitor";

const { home, support, releaseNotes, privacyPolicy, gettingStarted } = routes;

/** How a deploy comes about, and which build the visitor is to see in the end. */
const deploys: readonly (readonly [string, BuildName, Scenario[1] | null])[] = [
  ["A→B", "B", null],
  ["A→C", "C", null],
  [
    "A→D→C",
    "C",
    async ({ visitor, server }) => {
      server.deploy("D");
      await visitor.learn("D");
      await visitor.click(privacyPolicy);
      const expected = { path: privacyPolicy, text: "D" } as const;
      await visitor.expectWell(expected);
      return expected;
    },
  ],
];

const crossed: readonly Scenario[] = deploys.flatMap(([name, last, before]): Scenario[] => [
  [
    `${name} by a link`,
    async (scene) => {
      const { visitor, server } = scene;
      await visitor.open(home);
      await before?.(scene);
      server.deploy(last);
      // A page without its script has plain links.
      if (!before) await visitor.learn(last);
      await visitor.click(support);
      return { path: support, text: last };
    },
  ],
  [
    `${name} by the back button`,
    async (scene) => {
      const { visitor, server } = scene;
      await visitor.open(home);
      await visitor.click(gettingStarted);
      await visitor.expectWell({ path: gettingStarted, text: "A", documents: [home] });
      await before?.(scene);
      server.deploy(last);
      if (!before) await visitor.learn(last);
      await visitor.back();
      // From a page without scripts, the browser may go back to its own cached copy.
      if (before) return { path: gettingStarted, text: [last, "D"] };
      return { path: home, text: last };
    },
  ],
  [
    `${name} by an address`,
    async (scene) => {
      await scene.visitor.open(home);
      await before?.(scene);
      scene.server.deploy(last);
      await scene.visitor.open(support);
      return { path: support, text: last };
    },
  ],
  [
    `${name} by a reload`,
    async (scene) => {
      await scene.visitor.open(support);
      await before?.(scene);
      scene.server.deploy(last);
      await scene.visitor.reload();
      return { path: before ? privacyPolicy : support, text: last };
    },
  ],
]);

const others: readonly Scenario[] = [
  [
    "a newer build: query, hash and one history entry survive a script's navigation",
    async ({ visitor, server }) => {
      await visitor.open(home);
      server.deploy("B");
      await visitor.learn("B");
      const entries = await visitor.page.evaluate(() => history.length);
      await visitor.navigate(`${support}?q=tab#contact`);
      await visitor.expectWell({ path: `${support}?q=tab#contact`, text: "B" });
      expect(await visitor.page.evaluate(() => history.length)).toBe(entries + 1);
      await visitor.back();
      // The browser may have kept the older document.
      return { path: home, text: ["A", "B"] };
    },
  ],
  [
    "a newer build on a host that caches documents, whose worker is still at work: a link leads to it",
    async ({ visitor, server }) => {
      server.cacheControl = "max-age=600";
      await visitor.open(support);
      await visitor.click(home);
      await visitor.expectWell({ path: home, text: "A", documents: [support] });
      server.faults = [{ path: /^\/sw\.js/, kind: "error" }];
      server.deploy("C");
      await visitor.learn("C");
      await visitor.click(support);
      return { path: support, text: "C", documents: [support, support] };
    },
  ],
  [
    "a newer build: the page that is being read is left alone",
    async ({ visitor, server }) => {
      await visitor.open(support);
      server.deploy("B");
      await visitor.learn("B");
      await visitor.wait(7_200_000);
      return { path: support, text: "A", documents: [support] };
    },
  ],
  [
    "a newer build: an unknown path is loaded from it",
    async ({ visitor, server }) => {
      await visitor.open(home);
      server.deploy("B");
      await visitor.learn("B");
      await visitor.navigate("/nowhere?x#y");
      return { path: "/nowhere?x#y", text: null, documents: [home, "/nowhere?x"] };
    },
  ],
  [
    "a deploy and its rollback, and the deploy again within the hour",
    async ({ visitor, server, hasWorker }) => {
      const deploy = async (build: BuildName) => {
        const turn = hasWorker ? nextWorker(visitor.page) : undefined;
        server.deploy(build);
        await visitor.learn(build);
        await turn;
      };
      await visitor.open(home);
      await deploy("B");
      await visitor.click(support);
      await visitor.expectWell({ path: support, text: "B" });
      await visitor.ready();
      await deploy("A");
      await visitor.click(releaseNotes);
      await visitor.expectWell({ path: releaseNotes, text: "A" });
      await visitor.ready();
      await visitor.wait(360_000);
      await deploy("B");
      await visitor.click(gettingStarted);
      return { path: gettingStarted, text: "B" };
    },
  ],
  [
    "two tabs: each lands on the newest build by itself",
    async ({ visitor, server }) => {
      await visitor.open(home);
      const second = await createVisitor(await visitor.page.context().newPage(), server);
      // The time that the first tab lets pass goes by in the second one, too, which still fetches.
      const script = /\/component---src-pages-privacy-policy-tsx-/;
      server.faults = [{ path: script, kind: 2000 }];
      const before = server.requests.length;
      const isFetching = () => server.requests.slice(before).some(({ path }) => script.test(path));
      // The first tab may learn of it at once, and the worker then fetches what the second one needs.
      server.deploy("C");
      await second.open(support);
      await second.expectWell({ path: support, text: "C", documents: [support] });
      await expect.poll(isFetching).toBe(true);
      await visitor.learn("C");
      await visitor.click(releaseNotes);
      await second.click(privacyPolicy);
      await second.expectWell({ path: privacyPolicy, text: "C", documents: [support] });
      return { path: releaseNotes, text: "C", documents: [home, releaseNotes] };
    },
  ],
  [
    "a network that brings latest.json before its pages costs one load per path in ten seconds",
    async ({ visitor, server }) => {
      await visitor.open(home);
      server.strays = [{ path: /^\/builds\//, from: "B" }];
      await visitor.learn("B");
      await visitor.click(support);
      await visitor.expectWell({ path: support, text: "A", documents: [home, support] });
      await visitor.learn("B");
      await visitor.click(releaseNotes);
      const documents = [home, support, releaseNotes];
      await visitor.expectWell({ path: releaseNotes, text: "A", documents });
      await visitor.learn("B");
      // These paths were loaded less than ten seconds ago.
      await visitor.click(support);
      return { path: support, text: "A", documents };
    },
  ],
  [
    "a server that dies while a newer build is ready: the next page is shown all the same",
    async ({ visitor, server }) => {
      await visitor.open(home);
      await preloaded(visitor);
      server.deploy("B");
      await visitor.learn("B");
      server.isDead = true;
      await visitor.click(support);
      await visitor.expectWell({ path: support, text: "A", documents: [home] });
      await visitor.back();
      return { path: home, text: "A" };
    },
  ],
  [
    "a newer build on a slow server: a tap shows that the page is on its way",
    async ({ visitor, server, hasWorker }) => {
      await visitor.open(home);
      server.deploy("B");
      await visitor.learn("B");
      // Noted by the page itself: the driver may wait for the document before it answers.
      await visitor.page.evaluate(() => {
        const { documentElement } = document;
        new MutationObserver(() => {
          if ("busy" in documentElement.dataset) sessionStorage.setItem("was-busy", "yes");
        }).observe(documentElement, { attributes: true });
      });
      server.faults = [{ path: new RegExp(`^${support}$`), kind: 700 }];
      const before = server.requests.length;
      await visitor.click(support);
      await visitor.expectWell({ path: support, text: "B", documents: [home, support] });
      expect(await visitor.page.evaluate(() => sessionStorage.getItem("was-busy"))).toBe("yes");
      await expect(visitor.page.locator("html[data-busy]")).toHaveCount(0);
      const asked = server.requests
        .slice(before)
        .filter(({ path, isDocument }) => path === support && !isDocument);
      // The worker of the newer build asks for all documents.
      if (!hasWorker) expect(asked.length).toBe(1);
      return { path: support, text: "B" };
    },
  ],
  [
    "a typed address wins over a tap that waits for a slow server",
    async ({ visitor, server }) => {
      await visitor.open(home);
      server.deploy("B");
      await visitor.learn("B");
      server.faults = [
        { path: new RegExp(`^${support}$`), kind: 700 },
        { path: new RegExp(`^${privacyPolicy}$`), kind: 1500 },
      ];
      await visitor.click(support);
      await visitor.open(privacyPolicy);
      return { path: privacyPolicy, text: "B" };
    },
  ],
  [
    "no network while a newer build is ready: the pages at hand go on",
    async ({ visitor, server }) => {
      await visitor.open(home);
      await preloaded(visitor);
      server.deploy("B");
      await visitor.learn("B");
      await setOffline(visitor.page.context(), server);
      await visitor.click(support);
      await visitor.expectWell({ path: support, text: "A", documents: [home] });
      await setOffline(visitor.page.context(), server, false);
      await visitor.click(gettingStarted);
      return { path: gettingStarted, text: "B", documents: [home, gettingStarted] };
    },
  ],
  [
    "blocked storage: a newer build still comes, once a navigation",
    async ({ visitor, server }) => {
      await visitor.page.addInitScript(() =>
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        }),
      );
      await visitor.open(home);
      server.deploy("B");
      await visitor.learn("B");
      // Without a memory, a document's first 10 s are the guard.
      await visitor.wait(10_000);
      await visitor.click(support);
      return { path: support, text: "B", documents: [home, support] };
    },
  ],
];

const all = [...crossed, ...others];

// One for each promise: a newer build arrives, nobody is interrupted, nothing loops.
playAll(all, {
  kinds: [false],
  always: [
    "A→B by a link",
    "blocked storage: a newer build still comes, once a navigation",
    "a deploy and its rollback, and the deploy again within the hour",
  ],
});
playAll(all, {
  kinds: [true],
  always: [
    "A→B by a link",
    "a newer build: the page that is being read is left alone",
    "a server that dies while a newer build is ready: the next page is shown all the same",
  ],
});

test("a change of texts renames no script, a change of scripts does", { tag: "@all" }, async () => {
  const scripts = (root: string) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js") && name !== "sw.js")
      .sort();
  const [A, B, C] = [madeBuild("A"), madeBuild("B"), madeBuild("C")];
  const own = scripts(A.root);
  expect(own.length).toBeGreaterThan(5);
  expect(scripts(madeBuild("texts").root)).toEqual(own);
  expect(scripts(C.root)).not.toEqual(own);
  // B is made without Gatsby, and must be like the build that Gatsby makes.
  const headings = ({ root }: { root: string }) =>
    Object.values(routes).map(
      (route) =>
        /<h1.*?<\/h1>/.exec(
          readFileSync(join(root, `${route}.html`.replace("/.html", "/index.html")), "utf8"),
        )?.[0],
    );
  expect(headings(B)).toEqual(headings(madeBuild("texts")));
});
