/** @jest-environment node */
import {
  deleteUnusedCaches,
  noBuild,
  recordShownBuild,
  shownBuild,
} from "../../src/offline/shown-builds";
import { FakeCaches, smallBuild } from "../support/fake-worker";

const build = smallBuild();
const scope = "https://tabdart.example/";
let storage: FakeCaches;
let tabs: { id: string; url: string }[];
const registration: Record<string, unknown> = { scope };
const worker = () =>
  ({
    clients: { matchAll: async () => tabs },
    registration,
  }) as unknown as ServiceWorkerGlobalScope;

/** The builds whose caches are left. */
async function kept(self = worker()) {
  await deleteUnusedCaches(self, build);
  return [...storage.stores.keys()].map((name) => name.replace("offline:/:", ""));
}

beforeEach(async () => {
  storage = new FakeCaches();
  Object.assign(globalThis, { caches: storage });
  Object.assign(registration, { installing: null, waiting: null });
  for (const id of ["b0", "b1", "b2"]) storage.put(`offline:/:${id}`, "/", id);
  tabs = [{ id: "tab", url: scope }];
  await recordShownBuild(build, "tab", undefined);
});

test.each([
  ["of this build", "b1", ["b1"]],
  ["of an earlier build", "b0", ["b0", "b1"]],
  ["with a text file", noBuild, ["b1"]],
  ["that has not reported", undefined, ["b0", "b1", "b2"]],
])("with a tab %s, the caches that it needs are kept", async (_, shown, expected) => {
  await recordShownBuild(build, "tab", shown);
  expect(await kept()).toEqual(expected);
});

test.each([
  ["another application", "other-cache"],
  ["this site at another path", "offline:/docs/:b0"],
])("caches of %s are kept", async (_, name) => {
  tabs = [];
  storage.put(name, "/", "");
  expect(await kept()).toEqual(["b1", name]);
});

test("a tab outside the site needs no cache, whatever it shows", async () => {
  tabs = [{ id: "foreign", url: "https://tabdart.example.org/" }];
  expect(await kept()).toEqual(["b1"]);
});

test.each(["installing", "waiting"])("while a newer worker is %s, all is kept", async (state) => {
  tabs = [];
  registration[state] = {};
  expect(await kept()).toEqual(["b0", "b1", "b2"]);
});

test("a worker that a newer one has replaced deletes nothing", async () => {
  tabs = [];
  const self = Object.assign(worker(), { serviceWorker: { state: "redundant" } });
  expect(await kept(self)).toEqual(["b0", "b1", "b2"]);
});

test.each([["b1"], [noBuild]])(
  "that a tab shows %s is known to a worker that starts anew, until the tab is closed",
  async (shown) => {
    await recordShownBuild(build, "tab", shown);
    jest.resetModules();
    const anew = await import("../../src/offline/shown-builds");
    expect(await anew.shownBuild(build, "tab")).toBe(shown);
    await anew.deleteUnusedCaches(worker(), build);
    expect(storage.stores.get("offline:/:b1")?.size).toBe(2);
    tabs = [];
    await anew.deleteUnusedCaches(worker(), build);
    expect(storage.stores.get("offline:/:b1")?.size).toBe(1);
  },
);

test("a request without a tab shows nothing, and nothing is recorded for it", async () => {
  await recordShownBuild(build, "", "b0");
  expect(await shownBuild(build, "")).toBeUndefined();
  expect(storage.stores.get("offline:/:b0")?.size).toBe(1);
});
