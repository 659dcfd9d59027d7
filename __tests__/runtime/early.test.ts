import { reloadWhenScriptsFail, scriptsStarted } from "../../src/runtime/early";

const { location } = window;
const headers = jest.fn<Promise<{ status: number }>, []>();

/** Runs the script with a window whose events, server and address belong to the test. */
function runInlineScript() {
  const reload = jest.fn();
  const listeners: Record<string, (event: unknown) => void> = {};
  reloadWhenScriptsFail({
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      (listeners[type] = listener),
    fetch: headers,
    location: { href: location.href, origin: location.origin, pathname: "/support", reload },
  } as unknown as Window & typeof globalThis);
  const tell = async (type: string, event: object) => {
    listeners[type]?.(event);
    await jest.advanceTimersByTimeAsync(0);
  };
  const raise = (event: object) => tell("error", event);
  return { raise, tell, reload };
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

test("once the site’s scripts run, they handle what fails", async () => {
  const { raise, tell, reload } = runInlineScript();
  await tell(scriptsStarted, {});
  await raise(failingScript());
  expect(reload).not.toHaveBeenCalled();
});

test("a document load that has begun explains why scripts fail", async () => {
  const { raise, tell, reload } = runInlineScript();
  await tell("beforeunload", {});
  await raise(failingScript());
  expect(reload).not.toHaveBeenCalled();
});
