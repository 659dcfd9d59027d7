import { repairedPathname } from "../../src/address/malformed-address";

test.each([
  ["/%", "/%25"],
  ["/a%2", "/a%252"],
  ["/%zz/%20", "/%25zz/%20"],
  ["/%ff", "/%25ff"],
  ["//%", "//%25"],
])("%s is repaired to %s", (pathname, repaired) => {
  expect(repairedPathname(pathname)).toBe(repaired);
  expect(() => decodeURIComponent(repaired)).not.toThrow();
});

test.each(["/", "/support", "/%20", "/caf%C3%A9", "//x"])("%s stays as it is", (pathname) => {
  expect(repairedPathname(pathname)).toBeNull();
});
