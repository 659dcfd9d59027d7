import { keepHistoryKeys } from "../../src/navigation/history-keys";

const key = () => (history.state as { key?: string } | null)?.key;

test("each entry has a key by the time that a router asks", () => {
  keepHistoryKeys(window);
  const first = key();
  expect(first).toEqual(expect.any(String));

  // What a browser does for a plain `#` link.
  let seen: string | undefined;
  addEventListener("popstate", () => (seen = key()), { once: true });
  history.pushState(null, "", "#contents");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(seen).toEqual(expect.any(String));
});

test("a key that is there stays, and so does other state", () => {
  history.replaceState({ key: "router", other: 1 }, "");
  keepHistoryKeys(window);
  expect(history.state).toEqual({ key: "router", other: 1 });
  history.replaceState({ other: 1 }, "");
  keepHistoryKeys(window);
  expect(history.state).toEqual({ key: expect.any(String), other: 1 });
});
