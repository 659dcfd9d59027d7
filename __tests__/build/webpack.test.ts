/** @jest-environment node */
import { bundleHash } from "../../src/build/webpack";

test("the hash of a bundle follows from its files, in any order, and from nothing else", () => {
  const names = ["app-1.js", "page-2.js"];
  expect(bundleHash(names)).toBe(bundleHash([...names].reverse()));
  expect(bundleHash(names)).toMatch(/^[0-9a-f]{20}$/);
  expect(bundleHash(names)).not.toBe(bundleHash(["app-1.js", "page-3.js"]));
});
