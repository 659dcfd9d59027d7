/** @jest-environment node */
import { smallBuild } from "../support/fake-worker";

const network = jest.spyOn(globalThis, "fetch");

test("a worker that is there caches no newer build over a connection that saves data", async () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        (listeners[type] = listener),
      navigator: { connection: { effectiveType: "4g", saveData: true } },
    },
    OFFLINE_BUILD: smallBuild(),
  });
  await import("../../src/runtime/offline/service-worker");
  const waitUntil = jest.fn<void, [work: Promise<void>]>();
  listeners.install?.({ waitUntil });
  await expect(waitUntil.mock.calls[0]?.[0]).rejects.toThrow("connection");
  expect(network).not.toHaveBeenCalled();
});
