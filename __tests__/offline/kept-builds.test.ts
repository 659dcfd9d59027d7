/** @jest-environment node */
import { longestSilence } from "../../src/offline/fetch-in-time";
import { keepBuild } from "../../src/offline/kept-builds";
import type { OfflineBuild } from "../../src/offline/offline-build";

const build: OfflineBuild = {
  id: "b1",
  pathPrefix: "",
  documents: ["/"],
  files: {},
  others: [],
};

/** As much of the browser's cache storage as keeping a build asks for. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(address),
      put: async (address: string, response: Response) => void store.set(address, response),
    };
  };
  return {
    stores,
    caches: {
      open,
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
    },
  };
}

const network = jest.spyOn(globalThis, "fetch");
const { stores, caches } = fakeCaches();
Object.assign(globalThis, { caches });

beforeEach(() => stores.clear());
afterEach(() => jest.useRealTimers());

test("a whole build is kept in a cache of its own", async () => {
  const html = `<html><meta name="build-id" content="b1"></html>`;
  network.mockImplementation(async () => new Response(html, { headers: { "X-A": "1" } }));
  await keepBuild(build);
  const copy = stores.get("offline:/:b1")?.get("/");
  expect(await copy?.text()).toBe(html);
  expect(copy?.headers.get("X-A")).toBe("1");
});

test("a document of another build is not kept, nor anything else then", async () => {
  network.mockImplementation(
    async () => new Response(`<html><meta name="build-id" content="b2"></html>`),
  );
  await expect(keepBuild(build)).rejects.toThrow("Not the file of build b1: /");
  expect(stores.size).toBe(0);
});

test("a server that hangs is let go, so that it holds no connection for ever", async () => {
  jest.useFakeTimers();
  network.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("given up")));
      }),
  );
  const kept = expect(keepBuild(build)).rejects.toThrow("given up");
  await jest.advanceTimersByTimeAsync(longestSilence);
  await kept;
  expect(stores.size).toBe(0);
});
