import { reportShownBuild } from "../../src/offline/report-shown-build";

beforeEach(() => {
  document.head.innerHTML = '<meta name="build-id" content="b1">';
});

/** A window whose browser has service workers, or refuses them. */
function windowWith(ready: Promise<{ active: { postMessage: jest.Mock } }>) {
  const serviceWorker = Object.assign(new EventTarget(), { ready });
  return { navigator: { serviceWorker } } as unknown as Window;
}

test("a tab tells the worker its build, now and when another worker takes over", async () => {
  const postMessage = jest.fn();
  const window = windowWith(Promise.resolve({ active: { postMessage } }));
  reportShownBuild(window);
  await Promise.resolve();
  window.navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  await Promise.resolve();
  expect(postMessage.mock.calls).toEqual([[{ shownBuild: "b1" }], [{ shownBuild: "b1" }]]);
});

test("a browser that refuses workers to this site gets no unhandled rejection", async () => {
  const unhandled = jest.fn();
  process.once("unhandledRejection", unhandled);
  reportShownBuild(windowWith(Promise.reject(new DOMException("Cookies are blocked"))));
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
