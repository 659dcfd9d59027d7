import { claims } from "../../src/update/claims";

let now = 1_000_000;

function open(storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage) {
  return claims(
    () => storage,
    () => now,
    "claims",
    10_000,
  );
}

beforeEach(() => {
  now = 1_000_000;
  sessionStorage.clear();
});

test("a name is claimed once within its time, and again afterwards", () => {
  expect(open().holds("/a")).toBe(false);
  expect(open().claim("/a")).toBe(true);
  expect(open().holds("/a")).toBe(true);
  now += 9_999;
  expect(open().claim("/a")).toBe(false);
  now += 1;
  expect(open().holds("/a")).toBe(false);
  expect(open().claim("/a")).toBe(true);
});

test("names do not stand in each other's way, not even those of objects", () => {
  for (const name of ["/a", "/b", "constructor", "__proto__"])
    expect(open().claim(name)).toBe(true);
  expect(open().holds("/c")).toBe(false);
  expect(open().holds("toString")).toBe(false);
});

test("a released name can be claimed", () => {
  open().claim("/a");
  open().claim("/b");
  open().release("/a");
  expect(open().holds("/a")).toBe(false);
  expect(open().holds("/b")).toBe(true);
});

test("names whose time is over are forgotten", () => {
  open().claim("/a");
  now += 10_000;
  open().claim("/b");
  expect(Object.keys(JSON.parse(sessionStorage.getItem("claims") ?? ""))).toEqual(["/b"]);
});

test("a clock that was set back holds no name for longer than its time", () => {
  open().claim("/a");
  now -= 3_600_000;
  expect(open().holds("/a")).toBe(false);
});

test.each(["{", "null", "7", '"text"', "[1]", '{"/a":"soon"}', '{"/a":null}'])(
  "%s in the storage is no obstacle",
  (stored) => {
    sessionStorage.setItem("claims", stored);
    expect(open().claim("/a")).toBe(true);
    expect(open().claim("/a")).toBe(false);
  },
);

const fail = () => {
  throw new DOMException("no", "SecurityError");
};

test.each([
  ["blocked", { getItem: fail, setItem: fail }],
  ["full", { getItem: () => null, setItem: fail }],
  ["forgetful", { getItem: () => null, setItem: () => undefined }],
])("a %s storage grants and holds nothing", (_, storage) => {
  expect(open(storage).claim("/a")).toBe(false);
  expect(open(storage).holds("/a")).toBe(false);
  expect(() => open(storage).release("/a")).not.toThrow();
});

test("a storage that throws when it is asked for grants nothing", () => {
  const blocked = claims(fail, () => now, "claims", 10_000);
  expect(blocked.claim("/a")).toBe(false);
});
