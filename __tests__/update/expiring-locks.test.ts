import { expiringLocks } from "../../src/update/expiring-locks";

let now = 1_000_000;

function open(storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage) {
  return expiringLocks(
    () => storage,
    () => now,
    "locks",
    10_000,
  );
}

beforeEach(() => {
  now = 1_000_000;
  sessionStorage.clear();
});

test("a name can be locked again only after its lock has expired", () => {
  expect(open().isLocked("/a")).toBe(false);
  expect(open().lock("/a")).toBe(true);
  expect(open().isLocked("/a")).toBe(true);
  now += 9_999;
  expect(open().lock("/a")).toBe(false);
  now += 1;
  expect(open().isLocked("/a")).toBe(false);
  expect(open().lock("/a")).toBe(true);
});

test("names are independent, also those that every object has", () => {
  for (const name of ["/a", "/b", "constructor", "__proto__"]) expect(open().lock(name)).toBe(true);
  expect(open().isLocked("/c")).toBe(false);
  expect(open().isLocked("toString")).toBe(false);
});

test("expired locks are removed from the storage", () => {
  open().lock("/a");
  now += 10_000;
  open().lock("/b");
  expect(Object.keys(JSON.parse(sessionStorage.getItem("locks") ?? ""))).toEqual(["/b"]);
});

test("a clock that was set back does not lengthen a lock", () => {
  open().lock("/a");
  now -= 3_600_000;
  expect(open().isLocked("/a")).toBe(false);
});

test.each(["{", "null", '{"/a":"soon"}'])("%s in the storage is ignored", (stored) => {
  sessionStorage.setItem("locks", stored);
  expect(open().lock("/a")).toBe(true);
  expect(open().lock("/a")).toBe(false);
});

const fail = () => {
  throw new DOMException("no", "SecurityError");
};

test.each([
  ["blocked", { getItem: fail, setItem: fail }],
  ["full", { getItem: () => null, setItem: fail }],
  ["forgetful", { getItem: () => null, setItem: () => undefined }],
])("a %s storage locks nothing", (_, storage) => {
  expect(open(storage).lock("/a")).toBe(false);
  expect(open(storage).isLocked("/a")).toBe(false);
});

test("a storage that throws on access locks nothing", () => {
  const blocked = expiringLocks(fail, () => now, "locks", 10_000);
  expect(blocked.lock("/a")).toBe(false);
});
