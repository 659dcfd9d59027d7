/** @jest-environment node */

const own = "a".repeat(32);
const newer = "b".repeat(32);

/** As much of a tab as a worker's messages need. */
class Tab {
  constructor(readonly id: string) {}
}

const update = jest.fn(() => Promise.reject(new TypeError("offline")));
const listeners: Record<string, (event: unknown) => void> = {};
const noCaches = { has: async () => false, keys: async () => [] };

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        (listeners[type] = listener),
      clients: { matchAll: async () => [] },
      registration: { update, installing: null, waiting: null, scope: "https://site.example/" },
    },
    caches: noCaches,
    Client: Tab,
    OFFLINE_BUILD: { id: own, pathPrefix: "", documents: [], files: {}, others: [] },
  });
  await import("../../src/offline/service-worker");
});

beforeEach(() => update.mockClear());

/** A tab tells which build it shows. */
function tell(shownBuild: unknown) {
  const waitUntil = jest.fn();
  listeners.message?.({ data: { shownBuild }, source: new Tab("tab"), waitUntil });
  return Promise.all(waitUntil.mock.calls.flat());
}

test("a tab of another build makes it look for a newer worker, which may fail", async () => {
  await tell(newer);
  expect(update).toHaveBeenCalledTimes(1);
});

test.each([own, undefined, 7])("a tab that tells %p does not", async (shownBuild) => {
  await tell(shownBuild);
  expect(update).not.toHaveBeenCalled();
});

export {};
