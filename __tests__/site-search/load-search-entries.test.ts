/** @jest-environment node */
import type * as Loading from "../../src/site-search/load-search-entries";
import { olderReleasesPath, searchIndexPath } from "../../src/site-search/search-entry";
import { sampleEntries } from "../support/sample-entries";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));

const index = `/prefix${searchIndexPath}`;
const older = `/prefix${olderReleasesPath}`;

/** The module caches what it has read, so each test loads a fresh module. */
function setUp(answer: (path: string) => unknown) {
  const fetched = jest.fn(async (path: string) => {
    const body = answer(path);
    return { ok: body !== undefined, status: 404, json: async () => body };
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  let loading: typeof Loading | undefined;
  jest.isolateModules(() => {
    loading = jest.requireActual("../../src/site-search/load-search-entries");
  });
  if (!loading) throw new Error("not loaded");
  return { fetched, ...loading };
}

test("the index is read once for all who ask", async () => {
  const { loadSearchEntries, fetched } = setUp(() => sampleEntries);
  expect(await Promise.all([loadSearchEntries(), loadSearchEntries()])).toEqual([
    sampleEntries,
    sampleEntries,
  ]);
  expect(fetched.mock.calls).toEqual([[index]]);
});

test("a missing index rejects, and the next call requests it again", async () => {
  let body: unknown = undefined;
  const { loadSearchEntries } = setUp(() => body);
  await expect(loadSearchEntries()).rejects.toThrow(searchIndexPath);
  body = sampleEntries;
  await expect(loadSearchEntries()).resolves.toEqual(sampleEntries);
});

test("older releases are in a separate file", async () => {
  const { loadSearchEntries } = setUp((path) => (path === older ? sampleEntries : []));
  await expect(loadSearchEntries()).resolves.toEqual([]);
  await expect(loadSearchEntries(olderReleasesPath)).resolves.toEqual(sampleEntries);
});
