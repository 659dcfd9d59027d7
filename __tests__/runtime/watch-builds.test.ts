import { watchBuilds } from "../../src/runtime/update/watch-builds";

let mockIdle = () => {};

jest.mock("../../src/runtime/document", () => ({
  whenIdle: (callback: () => void) => (mockIdle = callback),
}));

const minute = 60_000;
const hour = 60 * minute;
const manifest = (id: string) => ({ id, timestamp: 1, routes: ["/"], files: {} });

type Answer = unknown | (() => Promise<Response>);

/** A watcher of a document of build "a", with a server, a clock and a browser that the test controls. */
function setUp({ effectiveType = "4g" } = {}) {
  jest.useFakeTimers({ now: 0 });
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  /** What the browser has cached as missing. */
  const missing = new Set<string>();
  const browser = { effectiveType, isHidden: false, isOnline: true };
  const listeners: Record<string, () => void> = {};
  const onNewerBuild = jest.fn();
  const log = jest.spyOn(console, "warn").mockImplementation(() => {});
  const deploy = (id: string) => {
    answers.set("/builds/latest.json", { id, timestamp: 1 });
    answers.set(`/builds/meta/${id}.json`, manifest(id));
  };
  globalThis.fetch = jest.fn(async (address, init: RequestInit = {}) => {
    const url = String(address).replace(__PATH_PREFIX__, "");
    asked.push(url);
    const answer = answers.get(url.replace(/\?.*/, ""));
    const isCached = missing.has(url) && init.cache === undefined;
    if (answer === undefined || isCached) return response("Not found", 404);
    if (answer !== "hang")
      return typeof answer === "function" ? answer() : response(JSON.stringify(answer));
    return new Promise((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  });
  const listen = (...[type, listener]: unknown[]) => {
    listeners[String(type)] = listener as () => void;
  };
  for (const target of [window, document])
    jest.spyOn(target, "addEventListener").mockImplementation(listen);
  const facts = {
    hidden: [document, () => browser.isHidden],
    onLine: [navigator, () => browser.isOnline],
    connection: [navigator, () => ({ effectiveType: browser.effectiveType })],
  } as const;
  for (const [name, [owner, get]] of Object.entries(facts))
    Object.defineProperty(owner, name, { configurable: true, get });
  watchBuilds("a", onNewerBuild);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const idle = () => mockIdle();
  const show = (isShown: boolean) => {
    browser.isHidden = !isShown;
    listeners.visibilitychange?.();
  };
  const start = async () => {
    idle();
    await pass(1000);
    asked.length = 0;
    log.mockClear();
  };
  deploy("a");
  return {
    answers,
    asked,
    browser,
    deploy,
    idle,
    listeners,
    log,
    missing,
    onNewerBuild,
    pass,
    show,
    start,
  };
}

function response(body: string, status = 200): Response {
  return { ok: status < 300, status, json: async () => JSON.parse(body) } as Response;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("starts 1000 ms after the browser is idle with its own manifest, then the latest build", async () => {
  const { asked, idle, pass } = setUp();
  await pass(5000);
  expect(asked).toEqual([]);
  idle();
  await pass(999);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(["/builds/meta/a.json", "/builds/latest.json?6000"]);
});

test("requests nothing on slow-2g", async () => {
  const { asked, idle, pass } = setUp({ effectiveType: "slow-2g" });
  idle();
  await pass(2 * hour);
  expect(asked).toEqual([]);
});

test("a failing own manifest is logged and stops nothing", async () => {
  const { answers, deploy, idle, log, onNewerBuild, pass } = setUp();
  answers.delete("/builds/meta/a.json");
  deploy("b");
  idle();
  await pass(1000);
  expect(log).toHaveBeenCalledTimes(1);
  expect(onNewerBuild).toHaveBeenCalledTimes(1);
});

test("a manifest that was missing in the middle of a deploy is asked for past the browser's cache", async () => {
  const { deploy, idle, missing, onNewerBuild, pass } = setUp();
  missing.add("/builds/meta/b.json");
  deploy("b");
  idle();
  await pass(1000);
  expect(onNewerBuild).toHaveBeenCalledTimes(1);
});

test("reports a newer build once and then stops checking", async () => {
  const { asked, deploy, listeners, onNewerBuild, pass, start } = setUp();
  await start();
  deploy("b");
  await pass(hour);
  expect(onNewerBuild).toHaveBeenCalledTimes(1);
  asked.length = 0;
  deploy("c");
  await pass(3 * hour);
  listeners.online?.();
  await pass(1);
  expect(asked).toEqual([]);
  expect(onNewerBuild).toHaveBeenCalledTimes(1);
});

test("a build whose manifest cannot be read yet does not count until it can", async () => {
  const { answers, deploy, log, onNewerBuild, pass, start } = setUp();
  await start();
  deploy("b");
  answers.delete("/builds/meta/b.json");
  await pass(hour);
  expect(onNewerBuild).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  deploy("b");
  await pass(hour);
  expect(onNewerBuild).toHaveBeenCalledTimes(1);
});

test.each<[string, Answer]>([
  ["an error of the server", async () => response("", 500)],
  ["a page instead", async () => response("<!doctype html>")],
  ["no end", "hang"],
  ["an id that is a path", { id: "../b", timestamp: 1 }],
])("%s as the latest build is logged and means not known", async (_, answer) => {
  const { answers, deploy, log, onNewerBuild, pass, start } = setUp();
  await start();
  deploy("b");
  answers.set("/builds/latest.json", answer);
  await pass(hour + 10_000);
  expect(log).toHaveBeenCalledTimes(1);
  expect(onNewerBuild).not.toHaveBeenCalled();
  deploy("b");
  await pass(hour);
  expect(onNewerBuild).toHaveBeenCalledTimes(1);
});

test.each([
  [5 * minute, 1],
  [5 * minute - 1, 0],
])("a tab that was hidden for %i ms asks %i times when it is back", async (time, count) => {
  const { asked, pass, show, start } = setUp();
  await start();
  show(false);
  await pass(time);
  show(true);
  await pass(1);
  expect(asked).toHaveLength(count);
});

test("checks when the network returns, and not while it is missing", async () => {
  const { asked, browser, listeners, pass, start } = setUp();
  await start();
  browser.isOnline = false;
  await pass(hour);
  expect(asked).toEqual([]);
  browser.isOnline = true;
  listeners.online?.();
  await pass(1);
  expect(asked).toHaveLength(1);
});
