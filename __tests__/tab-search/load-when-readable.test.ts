import { loadWhenReadable } from "../../src/tab-search/load-when-readable";
import { showAllElements } from "../support/show-all-elements";

const element = document.createElement("div");
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

function setUp(load = jest.fn(async () => "loaded")) {
  const use = jest.fn();
  const stop = loadWhenReadable(element, load, use);
  return { load, use, stop };
}

describe("an element in view", () => {
  beforeEach(showAllElements);

  test("is loaded once, unasked; a click after that asks for what is there", async () => {
    const { load, use, stop } = setUp();
    expect(load).not.toHaveBeenCalled();
    await settle();
    expect(use.mock.calls).toEqual([["loaded", false]]);
    element.click();
    await settle();
    expect(use.mock.calls).toEqual([
      ["loaded", false],
      ["loaded", true],
    ]);
    stop();
    element.click();
    await settle();
    expect(use).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("an idle load that fails is quiet, and a click loads it as asked for", async () => {
    const load = jest.fn(async () => "loaded").mockRejectedValueOnce(new Error("no network"));
    const { use } = setUp(load);
    await settle();
    expect(load.mock.calls).toEqual([[false]]);
    element.click();
    await settle();
    expect(load.mock.calls).toEqual([[false], [true]]);
    expect(use.mock.calls).toEqual([["loaded", true]]);
  });

  test("a click while an idle load is failing loads it again, once", async () => {
    let fail = () => {};
    const load = jest
      .fn(async () => "loaded")
      .mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error("gone")))))
      .mockRejectedValueOnce(new Error("gone again"));
    const { use } = setUp(load);
    await settle();
    element.click();
    fail();
    await settle();
    expect(load.mock.calls).toEqual([[false], [true]]);
    expect(use).not.toHaveBeenCalled();
  });

  test("is not loaded once nobody waits any more", async () => {
    const { load, use, stop } = setUp();
    stop();
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(use).not.toHaveBeenCalled();
  });
});

describe("an element out of view", () => {
  beforeEach(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  test("is loaded by a click, and says that it was asked for", async () => {
    const { load, use } = setUp();
    await settle();
    expect(load).not.toHaveBeenCalled();
    element.click();
    await settle();
    expect(use.mock.calls).toEqual([["loaded", true]]);
  });

  test("a load that fails is quiet, and the next click tries again", async () => {
    const load = jest.fn(async () => "loaded").mockRejectedValueOnce(new Error("no network"));
    const { use } = setUp(load);
    element.click();
    await settle();
    expect(use).not.toHaveBeenCalled();
    element.click();
    await settle();
    expect(use.mock.calls).toEqual([["loaded", true]]);
  });
});
