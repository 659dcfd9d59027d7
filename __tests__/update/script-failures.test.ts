import { reloadWhenScriptsFail } from "../../src/update/script-failures";
import { recordRouterStart } from "../../src/navigation/navigation";

const { location } = window;
const headers = jest.fn<Promise<{ status: number }>, []>();

/** Runs the script with a window whose events, server and address belong to the test. */
function runInlineScript(pathname = "/support", hash = "") {
  const reload = jest.fn();
  const replace = jest.fn();
  const listeners: Record<string, (event: unknown) => void> = {};
  const { href, origin } = location;
  const page = { href, origin, pathname, hash, reload, replace };
  reloadWhenScriptsFail({
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      (listeners[type] = listener),
    fetch: headers,
    location: page,
  } as unknown as Window & typeof globalThis);
  const tell = async (type: string, event: object) => {
    listeners[type]?.(event);
    await jest.advanceTimersByTimeAsync(0);
  };
  const raise = (event: object) => tell("error", event);
  const goBackTo = (pathname: string) => {
    page.pathname = pathname;
    return tell("popstate", { stopImmediatePropagation: jest.fn() });
  };
  return { raise, goBackTo, tell, reload, replace };
}

const ownScript = `${location.origin}/docs/app-09e09c53.js`;
const hostScript = `${location.origin}/cdn-cgi/challenge.js`;
const foreignScript = "chrome-extension://abc/app.js";

function failingScript(src = ownScript) {
  const target = document.createElement("script");
  target.src = src;
  return { target };
}

const syntaxError = (filename: string) => ({
  target: window,
  error: new SyntaxError("<"),
  filename,
});

Object.defineProperty(document, "readyState", { configurable: true, value: "interactive" });

class NavigationTiming {
  constructor(
    readonly type: string,
    readonly name: string,
  ) {}
}
Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming });

function reachDocumentBy(type: string, path = "/support"): void {
  const entry = new NavigationTiming(type, location.origin + path) as unknown;
  performance.getEntriesByType = () => [entry as PerformanceEntry];
}

beforeEach(() => {
  jest.useFakeTimers();
  reachDocumentBy("navigate");
  sessionStorage.clear();
  headers.mockReset().mockResolvedValue({ status: 200 });
  delete document.documentElement.dataset.scripts;
  delete document.documentElement.dataset.left;
});

test.each([
  ["a script that fails", failingScript, 1],
  ["a script with a syntax error", () => syntaxError(ownScript), 1],
  ["an extension's script with a syntax error", () => syntaxError(foreignScript), 0],
  ["a host's script that fails", () => failingScript(hostScript), 0],
  ["an image that fails", () => ({ target: document.createElement("img") }), 0],
  ["another error", () => ({ target: window, error: new TypeError("x") }), 0],
])("%s reloads the page %i times", async (_, event, times) => {
  const { raise, reload } = runInlineScript();
  await raise(event());
  expect(reload).toHaveBeenCalledTimes(times);
});

test.each([
  ["is dead", () => headers.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["is broken", () => headers.mockResolvedValue({ status: 503 })],
])("keeps the page when the server %s", async (_, breakServer) => {
  breakServer();
  const { raise, reload } = runInlineScript();
  await raise(failingScript());
  expect(reload).not.toHaveBeenCalled();
});

test("a server that does not know HEAD is there", async () => {
  headers.mockResolvedValue({ status: 501 });
  const { raise, reload } = runInlineScript();
  await raise(failingScript());
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a document load that has begun explains why scripts fail, before and after", async () => {
  const { raise, tell, reload } = runInlineScript();
  await tell("beforeunload", {});
  await raise(failingScript());
  expect(reload).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(10_000);
  let answer: (answer: { status: number }) => void = () => {};
  headers.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await raise(failingScript());
  await tell("beforeunload", {});
  answer({ status: 200 });
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
});

describe("back that was faster than this script", () => {
  afterEach(() => (document.head.innerHTML = ""));

  /** A document that a host gave for `asked`, whose page is /support, while the address is `now`. */
  function beLeft(type: string, asked: string, now: string, hash = "") {
    document.head.innerHTML = '<link rel="canonical" href="https://tabdart.example/support" />';
    reachDocumentBy(type, asked);
    return runInlineScript(now, hash);
  }
  const loads = async ({ replace, reload }: ReturnType<typeof beLeft>) => {
    await jest.advanceTimersByTimeAsync(0);
    return [replace.mock.calls.length, reload.mock.calls.length];
  };

  test.each([
    ["loads its page after a return", "back_forward", "/support", "/", [1, 0]],
    // Nothing is before it, and so nothing loops.
    ["does not happen in any other document", "navigate", "/support", "/", [0, 0]],
    ["does not happen where the page is its own", "reload", "/support", "/support", [0, 0]],
    ["does not happen where a host serves it at another address", "reload", "/old", "/old", [0, 0]],
    ["does not happen after a redirect", "reload", "/old", "/support", [0, 0]],
  ])("%s", async (_, type, asked, now, expected) => {
    const scene = beLeft(type, asked, now);
    expect(await loads(scene)).toEqual(expected);
    expect("left" in document.documentElement.dataset).toBe(expected[0] === 1);
  });

  test("loads its page where it has a hash, which only scrolls otherwise", async () => {
    expect(await loads(beLeft("reload", "/support", "/", "#top"))).toEqual([0, 1]);
  });
});

describe("back to another entry of an earlier document", () => {
  test("stays where only the query is another", async () => {
    const { goBackTo, reload } = runInlineScript();
    await goBackTo("/support");
    expect(reload).not.toHaveBeenCalled();
    expect("left" in document.documentElement.dataset).toBe(false);
  });

  test("and forward again loads this page anew: Gatsby has not started with it", async () => {
    headers.mockRejectedValue(new TypeError("Failed to fetch"));
    const { goBackTo, reload } = runInlineScript();
    await goBackTo("/");
    recordRouterStart();
    headers.mockResolvedValue({ status: 200 });
    await goBackTo("/support");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("loads its page where the storage is blocked, too", async () => {
    const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { goBackTo, reload } = runInlineScript();
    await goBackTo("/");
    expect(reload).toHaveBeenCalledTimes(1);
    storage.mockRestore();
  });

  test("uses the worker if there is one, whatever the network does", async () => {
    headers.mockRejectedValue(new TypeError("Failed to fetch"));
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: { controller: {} },
    });
    const { goBackTo, reload } = runInlineScript();
    await goBackTo("/");
    expect(reload).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
});
