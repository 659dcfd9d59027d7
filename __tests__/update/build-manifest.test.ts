/** @jest-environment node */
import { buildManifestPath, describedBuild } from "../../src/update/build-manifest";

test("a manifest is served under the build's id", () => {
  expect(buildManifestPath("b1")).toBe("/builds/meta/b1.json");
});

test.each([
  ["the latest build", { id: "b1", timestamp: 5 }],
  ["a manifest", { id: "b1", timestamp: 5, routes: ["/"], files: { "/index.html": "00" } }],
])("an answer about %s names its build", (_, answer) => {
  expect(describedBuild(answer)).toBe("b1");
});

test.each([
  [null],
  ["b1"],
  [[]],
  [{}],
  [{ id: "", timestamp: 5 }],
  [{ id: 1, timestamp: 5 }],
  [{ id: "../../x", timestamp: 5 }],
])("%j describes no build", (answer) => {
  expect(describedBuild(answer)).toBeNull();
});
