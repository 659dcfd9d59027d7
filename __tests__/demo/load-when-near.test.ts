import { loadWhenNear } from "../../src/demo/load-when-near";
import { showAllElements } from "../support/show-all-elements";

const element = document.createElement("div");
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

function setUp(load = jest.fn(async () => "loaded")) {
  const onWait = jest.fn();
  const onLoaded = jest.fn();
  const onFailed = jest.fn();
  const { ask, stop } = loadWhenNear(element, { load, onWait, onLoaded, onFailed });
  return { load, onWait, onLoaded, onFailed, ask, stop };
}

describe("an element in view", () => {
  beforeEach(showAllElements);

  test("is loaded once without a click; a later click uses what is loaded", async () => {
    const { load, onLoaded, stop } = setUp();
    expect(load).not.toHaveBeenCalled();
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(onLoaded.mock.calls).toEqual([["loaded", false]]);
    element.click();
    await settle();
    expect(onLoaded.mock.calls).toEqual([
      ["loaded", false],
      ["loaded", true],
    ]);
    stop();
    element.click();
    await settle();
    expect(onLoaded).toHaveBeenCalledTimes(2);
  });
});

describe("an element out of view", () => {
  beforeEach(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  test("is loaded by a click, asked for once; if that fails, the next click tries again", async () => {
    const load = jest.fn(async () => "loaded").mockRejectedValueOnce(new Error("no network"));
    const { ask, onLoaded, onWait, onFailed } = setUp(load);
    await settle();
    expect(load).not.toHaveBeenCalled();
    element.click();
    element.click();
    await settle();
    expect([load, onWait, onFailed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    expect(onLoaded).not.toHaveBeenCalled();
    ask();
    await settle();
    expect(onLoaded.mock.calls).toEqual([["loaded", true]]);
  });
});
