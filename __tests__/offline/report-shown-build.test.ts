import { registerServiceWorker } from "../../src/offline/register-worker";
import { reportShownBuild } from "../../src/offline/report-shown-build";

beforeEach(() => {
  document.head.innerHTML = '<meta name="build-id" content="b1">';
});

/** A browser that has service workers, or refuses them. */
function browserWith(ready: Promise<{ active: { postMessage: jest.Mock } }>) {
  const value = Object.assign(new EventTarget(), { ready });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value });
  return value;
}
afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

test("a browser that refuses workers to this site gets no unhandled rejection", async () => {
  const unhandled = jest.fn();
  process.once("unhandledRejection", unhandled);
  browserWith(Promise.reject(new DOMException("Cookies are blocked")));
  reportShownBuild();
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a sandboxed document, which may not ask for workers, goes on without one", () => {
  const get = () => {
    throw new DOMException("sandboxed", "SecurityError");
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, get });
  expect(reportShownBuild).not.toThrow();
  expect(registerServiceWorker()).toBe(false);
});

test.each<[string, Navigator["connection"], boolean]>([
  ["a connection that saves data", { effectiveType: "4g", saveData: true }, false],
  ["a browser that says nothing of it", undefined, true],
])("on %s: whether the worker is registered", (_, connection, expected) => {
  browserWith(Promise.resolve({ active: { postMessage: jest.fn() } }));
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  expect(registerServiceWorker()).toBe(expected);
  Reflect.deleteProperty(navigator, "connection");
});
