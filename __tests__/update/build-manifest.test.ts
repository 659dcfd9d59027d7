import { asBuildManifest, asLatestBuild, buildManifestPath } from "../../src/update/build-manifest";

const manifest = { id: "b1", timestamp: 5, routes: ["/"], files: { "/index.html": "00" } };

test("a manifest is served under the build's id", () => {
  expect(buildManifestPath("b1")).toBe("/builds/meta/b1.json");
});

test("a latest build is its id and time, and nothing else", () => {
  expect(asLatestBuild({ id: "b1", timestamp: 5, more: true })).toEqual({ id: "b1", timestamp: 5 });
});

test.each([
  [null],
  ["b1"],
  [[]],
  [{}],
  [{ id: "b1" }],
  [{ id: "", timestamp: 5 }],
  [{ id: 1, timestamp: 5 }],
  [{ id: "../../x", timestamp: 5 }],
  [{ id: "b1", timestamp: "5" }],
  [{ id: "b1", timestamp: null }],
])("%j is no latest build", (answer) => {
  expect(asLatestBuild(answer)).toBeNull();
});

test("a manifest of the build asked for is taken as it is", () => {
  expect(asBuildManifest(manifest, "b1")).toEqual(manifest);
});

test.each([
  ["of another build", { ...manifest, id: "b2" }],
  ["without routes", { ...manifest, routes: undefined }],
  ["with routes of a wrong type", { ...manifest, routes: [1] }],
  ["without files", { ...manifest, files: null }],
  ["with hashes of a wrong type", { ...manifest, files: { "/index.html": 0 } }],
  ["that is a latest build only", { id: "b1", timestamp: 5 }],
])("an answer %s is no manifest", (_, answer) => {
  expect(asBuildManifest(answer, "b1")).toBeNull();
});
