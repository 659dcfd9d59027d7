import { reloadAfterFailure } from "../../src/update/build-update";
import { demandLimit, fetchJson, loadFeature } from "../../src/loading/on-demand";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));
jest.mock("../../src/update/build-update", () => ({
  reloadAfterFailure: jest.fn(async () => false),
  watchDepartures: () => () => true,
}));

const reload = jest.mocked(reloadAfterFailure);
const chunkFailure = () => Object.assign(new Error("failed"), { name: "ChunkLoadError" });

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockReset().mockResolvedValue(false);
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

const elements = () => [...document.head.children] as (HTMLScriptElement | HTMLLinkElement)[];
const addresses = () => elements().map((one) => ("src" in one ? one.src : one.href));
const passLimit = () => jest.advanceTimersByTimeAsync(demandLimit);
const settle = () => jest.advanceTimersByTimeAsync(0);

/**
 * An import as webpack makes it: one element and one promise until the file has arrived or failed.
 */
function bundledFeature(
  make = (): HTMLScriptElement | HTMLLinkElement =>
    Object.assign(document.createElement("script"), { src: "/a.js" }),
) {
  let waiting: Promise<string> | undefined;
  const load = jest.fn(
    () =>
      (waiting ??= new Promise((resolve, reject) => {
        const element = make();
        element.addEventListener("load", () => {
          if (element instanceof HTMLScriptElement) element.remove();
          resolve("feature");
        });
        element.addEventListener("error", () => {
          element.remove();
          waiting = undefined;
          reject(chunkFailure());
        });
        document.head.append(element);
      })),
  );
  return load;
}

/** What a call becomes. */
function outcome(promise: Promise<unknown>) {
  const result: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => (result.value = value),
    (error: unknown) => (result.error = error),
  );
  return result;
}

test("another try that fails says so at once, and the next one imports anew", async () => {
  const load = bundledFeature();
  outcome(loadFeature(load));
  await passLimit();
  const result = outcome(loadFeature(load));
  elements()[1]?.dispatchEvent(new Event("error"));
  await settle();
  expect(result.error).toBeInstanceOf(Error);
  document.head.replaceChildren();
  outcome(loadFeature(load));
  expect(addresses()).toEqual(["http://localhost/a.js"]);
});

test("a style that has arrived is not asked for again with the script that has not", async () => {
  const load = bundledFeature(() => {
    const style = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: "/a.css",
    });
    Object.defineProperty(style, "sheet", { value: {} });
    document.head.append(style);
    return Object.assign(document.createElement("script"), { src: "/a.js" });
  });
  outcome(loadFeature(load));
  await passLimit();
  outcome(loadFeature(load));
  expect(addresses().map((address) => new URL(address).pathname)).toEqual([
    "/a.css",
    "/a.js",
    "/a.js",
  ]);
});

test("a feature whose file another one has requested asks for it again, too", async () => {
  const load = bundledFeature();
  outcome(loadFeature(load, false));
  const other = () => load();
  outcome(loadFeature(other));
  await passLimit();
  const result = outcome(loadFeature(other));
  expect(addresses()).toHaveLength(2);
  elements()[1]?.dispatchEvent(new Event("load"));
  await settle();
  expect(result).toEqual({ value: "feature" });
});

test("a click on a feature whose prefetch has hung asks again at once", async () => {
  const load = bundledFeature();
  outcome(loadFeature(load, false));
  await passLimit();
  outcome(loadFeature(load));
  expect(addresses()).toHaveLength(2);
});

describe("a script that fails", () => {
  const load = async () => {
    throw chunkFailure();
  };
  const fail = async () => {
    outcome(loadFeature(load));
    await settle();
  };

  test("asks for no reload when two clicks have met the same failure", async () => {
    await Promise.all([fail(), fail()]);
    expect(reload).not.toHaveBeenCalled();
  });

  test("does not reload once the limit is over", async () => {
    await fail();
    let isWanted = () => true;
    reload.mockImplementation((wanted = () => true) => {
      isWanted = wanted;
      return new Promise(() => {});
    });
    await fail();
    expect(isWanted()).toBe(true);
    await passLimit();
    expect(isWanted()).toBe(false);
  });
});

describe("a file of data", () => {
  const answer = (body: unknown, status = 200) => ({
    ok: status === 200,
    status,
    json: async () => body,
  });

  test("is read below the path prefix, from the build of the page", async () => {
    document.head.innerHTML = '<meta name="build-id" content="b1">';
    globalThis.fetch = jest.fn(async () => answer([1])) as never;
    expect(await fetchJson("/a.json")).toEqual([1]);
    expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe("/prefix/a.json?b1");
    document.head.innerHTML = "";
  });

  test("rejects with an error status", async () => {
    globalThis.fetch = jest.fn(async () => answer([], 503)) as never;
    await expect(fetchJson("/a.json")).rejects.toThrow("503");
  });

  test("whose body stalls rejects at the limit, and its request is given up", async () => {
    const stalled = { ...answer([]), json: () => new Promise(() => {}) };
    globalThis.fetch = jest.fn(async () => stalled) as never;
    const result = outcome(fetchJson("/a.json"));
    const signal = jest.mocked(fetch).mock.calls[0]?.[1]?.signal;
    await jest.advanceTimersByTimeAsync(demandLimit - 1);
    expect([result, signal?.aborted]).toEqual([{}, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(result.error).toBeInstanceOf(Error);
    expect(signal?.aborted).toBe(true);
  });
});
