/** @jest-environment node */
import Ajv from "ajv";
import { archiveChunks, chunkSize } from "../../src/content-source/files/archive-chunks";
import { readReleases } from "../../src/content-source/nodes/read-releases";
import {
  readReleasesAround,
  readReleasesBelow,
  versionOfSlug,
} from "../../src/content-source/files/release-archive";
import {
  feedItem,
  feedLength,
  jsonFeed,
  releasesText,
} from "../../src/content-source/files/release-feed";
import { nextVersion, releaseSkeleton } from "../../scripts/release-skeleton";
import { versionOrder } from "../../src/content-source/release-version";
import { olderReleaseEntries, searchIndex } from "../../src/content-source/files/search-entries";
import { mistakesIn } from "../support/sample-content";
import { jsonFeedSchema } from "../support/json-feed-schema";
import { sampleNodes, sampleRelease } from "../support/sample-nodes";

const versions = Array.from({ length: 120 }, (_, at) => `1.${at}.0`);
const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
const releases = readReleases(
  sampleNodes(
    Object.fromEntries(
      versions.map((version, at) => [`releases/${version}.md`, sampleRelease(version, day(at))]),
    ),
  ),
);
const files = archiveChunks(releases);
const read = (path: string) => Promise.resolve(JSON.parse(files[path] ?? "") as unknown);
const versionsOf = (found: readonly { version: string }[] | undefined) =>
  found?.map(({ version }) => version);

test("releases are read newest first, 1.10.0 above 1.9.0", () => {
  expect(versionsOf(releases)).toEqual([...versions].reverse());
});

test.each([
  ["1.4.0", 1_004_000],
  ["0.0.1", 1],
  ["1999.999.999", 1_999_999_999],
  ["2000.0.0", undefined],
  ["1.1000.0", undefined],
  ["1.02.0", undefined],
  ["1.2", undefined],
  ["v1.2.3", undefined],
  ["1.2.3-beta", undefined],
])("the order of %s is %s", (version, order) => {
  expect(versionOrder(version)).toBe(order);
});

test("a new release changes the newest chunk and the index only", () => {
  const before = archiveChunks(releases.slice(1));
  const changed = Object.keys(files).filter((path) => files[path] !== before[path]);
  expect(changed).toEqual(["/release-archive/2.json", "/release-archive/index.json"]);
});

test("reading below a version walks down to the first one", async () => {
  const below = await readReleasesBelow("1.108.0", read);
  expect(versionsOf(below)?.[0]).toBe("1.107.0");
  expect(versionsOf(below)?.at(-1)).toBe("1.100.0");
  expect(await readReleasesBelow("1.100.0", read)).toHaveLength(chunkSize);
  expect(await readReleasesBelow("1.0.0", read)).toEqual([]);
});

test("reading around a version finds it in any chunk", async () => {
  for (const version of ["1.0.0", "1.49.0", "1.50.0", "1.119.0"])
    expect(versionsOf(await readReleasesAround(version, read))).toContain(version);
  expect(await readReleasesAround("1.7.1", read)).toEqual([]);
  expect(await readReleasesAround("nonsense", read)).toEqual([]);
});

test("an archive that cannot be read is told to the console and to nobody else", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  expect(
    await readReleasesBelow("1.4.0", () => Promise.reject(new Error("offline"))),
  ).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test.each([
  ["v1-4-0", "1.4.0"],
  ["v1-4", undefined],
  ["added", undefined],
])("the id %s stands for %s", (slug, version) => {
  expect(versionOfSlug(slug)).toBe(version);
});

test("the JSON feed has the shape of JSON Feed 1.1 and the newest releases in full", () => {
  const feed = JSON.parse(jsonFeed(releases)) as { items: { url: string; content_html: string }[] };
  const validate = new Ajv({ strict: false }).compile(jsonFeedSchema);
  validate(feed);
  expect(validate.errors).toBeNull();
  expect(feed.items).toHaveLength(feedLength);
  expect(feed.items[0]).toMatchObject({
    url: "https://tabdart.example/release-notes#v1-119-0",
    content_html:
      '<p>Press Ctrl.</p><h3>Fixed</h3><ul><li>A <a href="https://tabdart.example/support#nothing-happens">slip</a> &#38; <kbd>Esc</kbd>.</li></ul>',
  });
});

test("a feed item without a summary counts its changes", () => {
  const [release] = releases;
  if (!release) throw new Error("no release");
  expect(feedItem({ ...release, summary: [] }).summary).toBe("Fixed: 1");
});

test("the plain text holds every release", () => {
  const text = releasesText(releases);
  for (const version of versions) expect(text).toContain(`\n${version} (`);
  expect(text).toContain("Press Ctrl.\n\nFixed:\n- A slip & Esc.");
});

test("the search index holds pages, steps, answers, policy and the newest twenty releases", () => {
  const index = searchIndex(sampleNodes(), releases);
  expect(index.filter(({ group }) => group === "Release")).toHaveLength(20);
  expect(index.slice(0, 2)).toEqual([
    {
      url: "/",
      title: "Find a tab",
      group: "Page",
      text: "Find a tab Press {modifierKey}+Shift+Space. Type. Text.",
    },
    { url: "/#private", title: "Private by design", group: "Page", text: "Text." },
  ]);
  expect(index).toContainEqual({
    url: "/getting-started#install",
    title: "Install",
    group: "Step",
    text: "Text.",
  });
  expect(index).toContainEqual({
    url: "/support#nothing-happens",
    title: "Nothing happens",
    group: "Answer",
    text: "Press {modifierKey}.",
  });
  expect(index).toContainEqual({
    url: "/privacy-policy#scope",
    title: "Scope",
    group: "Policy",
    text: "Text.",
  });
  expect(olderReleaseEntries(releases)).toHaveLength(100);
});

test("no releases make empty files, not broken ones", async () => {
  const empty = archiveChunks([]);
  expect(Object.keys(empty)).toEqual(["/release-archive/index.json"]);
  const readEmpty = (path: string) => Promise.resolve(JSON.parse(empty[path] ?? "") as unknown);
  expect(await readReleasesBelow("1.0.0", readEmpty)).toEqual([]);
  expect(JSON.parse(jsonFeed([]))).toMatchObject({ items: [] });
});

test("the skeleton of a release passes the checks", () => {
  expect(nextVersion(["1.9.0", "1.10.2", "0.9.9"])).toBe("1.11.0");
  expect(nextVersion([])).toBe("1.0.0");
  expect(mistakesIn({ "releases/1.11.0.md": releaseSkeleton("1.11.0", "2026-11-20") })).toEqual([]);
});
