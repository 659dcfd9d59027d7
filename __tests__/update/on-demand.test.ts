import { setTimeout as delay } from "node:timers/promises";
import { reloadAfterFailure } from "../../src/update/build-update";
import { demandLimit, fetchJson, loadFeature } from "../../src/update/on-demand";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));
jest.mock("../../src/update/build-update", () => ({ reloadAfterFailure: jest.fn() }));

const failure = new Error("failed");

const reload = jest.mocked(reloadAfterFailure);

beforeEach(() => reload.mockReset().mockResolvedValue(false));

test("a script that fails is asked for once more", async () => {
  const load = jest.fn(async () => "feature").mockRejectedValueOnce(failure);
  expect(await loadFeature(load)).toBe("feature");
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["reloads the page", true, 1],
  ["that nobody has asked for reloads nothing", false, 0],
])("a script that is gone %s", async (_, isAskedFor, times) => {
  const load = jest.fn(() => Promise.reject(failure));
  await expect(loadFeature(load, isAskedFor)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(times);
});

test("while the page reloads, nothing is said to have failed", async () => {
  reload.mockResolvedValue(true);
  const loading = loadFeature(() => Promise.reject(failure));
  await expect(Promise.race([loading, delay(50, "waits")])).resolves.toBe("waits");
});

test.each([
  ["a script", () => loadFeature(() => new Promise(() => {}))],
  ["a file of data", () => fetchJson("/a.json")],
])("%s that hangs is given up after 10 s", async (_, load) => {
  jest.useFakeTimers();
  globalThis.fetch = () => new Promise(() => {});
  const given = expect(load()).rejects.toThrow("No answer in time");
  await jest.advanceTimersByTimeAsync(demandLimit);
  await given;
  expect(reload).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test("a file of data is read below the path prefix, from the build of the page", async () => {
  document.head.innerHTML = '<meta name="build-id" content="b1">';
  const answer = { ok: true, status: 200, json: async () => [1] };
  const fetched = jest.fn<Promise<object>, [string]>(async () => answer);
  globalThis.fetch = fetched as never;
  expect(await fetchJson("/a.json")).toEqual([1]);
  expect(fetched.mock.calls[0]?.[0]).toBe("/prefix/a.json?b1");
  fetched.mockResolvedValue({ ...answer, ok: false, status: 503 });
  await expect(fetchJson("/a.json")).rejects.toThrow("503");
});
