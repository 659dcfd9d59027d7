/** @jest-environment node */
import { versionFromSearch } from "../../src/release-notes/version-from-search";

test.each([
  ["?from=1.2.0", "1.2.0"],
  ["?from=v1.2.0", "1.2.0"],
  ["?from=1,2,0", "1.2.0"],
  ["?from=1,8,0-beta,1", "1.8.0-beta.1"],
  ["?from=1.2", "1.2.0"],
  ["?from=2", "2.0.0"],
  ["?from=%201.10.3%20", "1.10.3"],
  ["?from=01.2.0", "1.2.0"],
  ["", null],
  ["?from=", null],
  ["?from=latest", null],
  ["?from=1.2.0-beta.1", "1.2.0-beta.1"],
  ["?from=1.2.3.4", "1.2.3.4"],
  ["?from=1.2.3.4.5", null],
  ["?from=1.2.0-nightly", null],
  ["?from=<script>", null],
  ["?q=1.2.0", null],
])("the version in %j is %j", (search, version) => {
  expect(versionFromSearch(search)).toBe(version);
});
