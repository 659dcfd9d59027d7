import { scriptFailures } from "../../src/build-update/script-failures";

const { location } = window;
const headers = jest.fn<Promise<{ status: number }>, []>();

/** Runs the inline script as a document does: as text, with nothing of the module around it. */
function runInlineScript() {
  const reload = jest.fn();
  const listeners: ((event: unknown) => void)[] = [];
  const run = new Function("addEventListener", "fetch", "location", scriptFailures);
  run((_: string, listener: (event: unknown) => void) => listeners.push(listener), headers, {
    href: location.href,
    origin: location.origin,
    pathname: "/support",
    reload,
  });
  const raise = async (event: object) => {
    listeners.forEach((listener) => listener(event));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { raise, reload };
}

const ownScript = `${location.origin}/app.js`;
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

beforeEach(() => {
  sessionStorage.clear();
  headers.mockReset().mockResolvedValue({ status: 200 });
  delete (window as Partial<Window>).___navigate;
});

test("is small", () => {
  expect(scriptFailures.length).toBeLessThan(3000);
  expect(scriptFailures).not.toMatch(/<\/|import|require/);
});

test.each([
  ["a script that fails", failingScript, 1],
  ["a script that is no script", () => syntaxError(ownScript), 1],
  ["an extension's script that fails", () => failingScript(foreignScript), 0],
  ["an extension's script that is no script", () => syntaxError(foreignScript), 0],
  ["an image that fails", () => ({ target: document.createElement("img") }), 0],
  ["another error", () => ({ target: window, error: new TypeError("x") }), 0],
])("%s reloads the page %i times", async (_, event, times) => {
  const { raise, reload } = runInlineScript();
  await raise(event());
  expect(reload).toHaveBeenCalledTimes(times);
});

test("reloads once in 10 s, whatever fails again", async () => {
  const { raise, reload } = runInlineScript();
  await raise(failingScript());
  await raise(failingScript());
  await runInlineScript().raise(failingScript());
  expect(reload).toHaveBeenCalledTimes(1);
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

test("leaves failures to the site's scripts once they run", async () => {
  window.___navigate = jest.fn();
  const { raise, reload } = runInlineScript();
  await raise(failingScript());
  expect(reload).not.toHaveBeenCalled();
});
