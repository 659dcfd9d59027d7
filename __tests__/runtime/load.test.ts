import { reloadAfterFailure } from "../../src/runtime/update/build-update";
import { demandLimit, fetchJson, loadFeature } from "../../src/runtime/load";

jest.mock("../../src/runtime/update/build-update", () => ({ reloadAfterFailure: jest.fn() }));

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
])("a script that is gone %s", async (_, isRequested, times) => {
  const load = jest.fn(() => Promise.reject(failure));
  await expect(loadFeature(load, isRequested)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(times);
});

test("a file that begins late and never ends is given up after 10 s in all", async () => {
  jest.useFakeTimers();
  const never = new Promise<never>(() => {});
  const late = new Promise((resolve) => setTimeout(resolve, 9000, { ok: true, json: () => never }));
  globalThis.fetch = jest.fn(() => late) as unknown as typeof fetch;
  const given = expect(fetchJson("/search/index.json")).rejects.toThrow("No answer in time");
  await jest.advanceTimersByTimeAsync(demandLimit);
  await given;
  jest.useRealTimers();
});
