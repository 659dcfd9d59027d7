import type * as buildUpdate from "../../src/runtime/update/build-update";

jest.mock("../../src/runtime/update/document-load", () => ({
  ...jest.requireActual<object>("../../src/runtime/update/document-load"),
  loadUnlessGuarded: () => true,
}));

const minute = 60_000;
const workers = Object.assign(new EventTarget(), { getRegistration: async () => undefined });
const target = new URL("/support", location.href);

/** Starts a document of build "a" on a server that has build "b". */
async function start(): Promise<typeof buildUpdate> {
  jest.resetModules();
  const module: typeof buildUpdate = await import("../../src/runtime/update/build-update");
  module.catchChunkFailures();
  module.startBuildUpdate();
  return module;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="build-id" content="a" />';
  Object.assign(process.env, { NODE_ENV: "production" });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  globalThis.fetch = jest.fn(async (address) => {
    const id = String(address).includes("/builds/meta/a.json") ? "a" : "b";
    return { ok: true, json: async () => ({ id }) } as Response;
  });
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: "test" });
  Reflect.deleteProperty(navigator, "serviceWorker");
  jest.useRealTimers();
});

test("a document is on its way for 10 s, or until another one is", async () => {
  const { isOnItsWay, loadDocument } = await start();
  expect(isOnItsWay(target)).toBe(false);
  loadDocument(target, { cause: "newer-build" });
  expect(isOnItsWay(target)).toBe(false);
  window.dispatchEvent(new Event("beforeunload"));
  expect(isOnItsWay(target)).toBe(true);
  expect(isOnItsWay(new URL("/", location.href))).toBe(false);
  await pass(10_000);
  expect(isOnItsWay(target)).toBe(false);
});

test("a sandboxed document, which may not ask for workers, checks for builds too", async () => {
  const get = () => {
    throw new DOMException("sandboxed", "SecurityError");
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, get });
  const { isStale } = await start();
  await pass(minute);
  expect(isStale()).toBe(true);
});
