/** @jest-environment node */
import { documentOf, FakeCaches, smallBuild } from "../support/fake-worker";

const build = smallBuild({ "/favicon.svg": "<svg/>" });
const cache = `offline:/:${build.id}`;
const update = jest.fn(() => Promise.reject(new TypeError("offline")));
const network = jest.spyOn(globalThis, "fetch");
const listeners: Record<string, (event: unknown) => void> = {};
const skipWaiting = jest.fn();
let connection: Navigator["connection"];
let storage: FakeCaches;

/** As much of a tab as a worker's messages need. */
class Tab {
  readonly url = "https://tabdart.example/";
  constructor(readonly id: string) {}
}

/** Starts the worker anew, as a browser does when it has been idle. */
async function startWorker() {
  jest.resetModules();
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        (listeners[type] = listener),
      navigator: { connection },
      skipWaiting,
      clients: { matchAll: async () => [new Tab("tab")] },
      registration: { update, installing: null, waiting: null, scope: "https://tabdart.example/" },
    },
    caches: storage,
    Client: Tab,
    OFFLINE_BUILD: build,
  });
  await import("../../src/offline/service-worker");
}

beforeEach(async () => {
  storage = new FakeCaches();
  update.mockClear();
  network.mockReset();
  skipWaiting.mockReset();
  network.mockImplementation(async (address) =>
    address === "/favicon.svg"
      ? new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } })
      : new Response(documentOf("b1")),
  );
  await startWorker();
});

/** A tab tells which build it shows. */
function tell(shownBuild: unknown) {
  const waitUntil = jest.fn();
  listeners.message?.({ data: { shownBuild }, source: new Tab("tab"), waitUntil });
  return Promise.all(waitUntil.mock.calls.flat());
}

test("a tab of another build makes it check for a newer worker, which may fail", async () => {
  await tell("b2");
  expect(update).toHaveBeenCalledTimes(1);
});

test("a tab of its own build does not", async () => {
  await tell("b1");
  expect(update).not.toHaveBeenCalled();
});

test("a tab of its own build, the only one, makes it delete earlier builds", async () => {
  storage.put(cache, "/", documentOf("b1"));
  storage.put("offline:/:b0", "/", documentOf("b0"));
  await tell("b2");
  expect(storage.stores.size).toBe(2);
  await tell("b1");
  expect([...storage.stores.keys()]).toEqual([cache]);
});

describe("the install", () => {
  function install() {
    const waitUntil = jest.fn();
    listeners.install?.({ waitUntil });
    return Promise.all(waitUntil.mock.calls.flat());
  }
  afterEach(() => (connection = undefined));

  test("caches the build and does not wait for tabs", async () => {
    await install();
    expect(await storage.text(cache, "/support")).toBe(documentOf("b1"));
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  test.each<NonNullable<Navigator["connection"]>>([
    { effectiveType: "2g" },
    { effectiveType: "slow-2g" },
    { effectiveType: "4g", saveData: true },
  ])("waits for another connection than %j", async (given) => {
    connection = given;
    await startWorker();
    await expect(install()).rejects.toThrow("connection");
    expect(network).not.toHaveBeenCalled();
  });
});
