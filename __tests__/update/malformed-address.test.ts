import {
  repairMalformedAddress,
  repairedPathname,
  takeAddressAsTyped,
} from "../../src/update/malformed-address";

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

test("a malformed address is replaced on its own origin and remembered once as typed", () => {
  const replaceState = jest.fn();
  repairMalformedAddress({
    location: { pathname: "//%", search: "?q=1", hash: "#h", origin: "https://tabdart.example" },
    history: { state: { key: "k" }, replaceState },
    document,
  } as unknown as Window);
  expect(replaceState).toHaveBeenCalledWith({ key: "k" }, "", "https://tabdart.example//%25?q=1#h");
  expect(takeAddressAsTyped()).toBe("//%?q=1#h");
  expect(takeAddressAsTyped()).toBeNull();
});
