import { demandLimit, fetchJson, loadFeature } from "../../src/loading/on-demand";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));

const failure = new Error("failed");

test("a script that fails is asked for once more", async () => {
  const load = jest.fn(async () => "feature").mockRejectedValueOnce(failure);
  expect(await loadFeature(load)).toBe("feature");
  load.mockClear().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await expect(loadFeature(load)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(2);
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
