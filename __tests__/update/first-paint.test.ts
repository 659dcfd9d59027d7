import { layOutRest } from "../../src/update/first-paint";

const root = document.documentElement;
const parts = () => [...document.querySelectorAll("main :is(section, article, [data-part])")];
const laidOut = () => parts().map((part) => part.hasAttribute("data-laid-out"));

let time = 0;

/** Lays out as a slow phone does: each part takes so many milliseconds. */
function setUp(eachTakes: number): void {
  jest.useFakeTimers();
  jest.spyOn(performance, "now").mockImplementation(() => time);
  document.body.innerHTML =
    "<main><section><article></article></section><div data-part></div></main>" +
    "<section>not of the page</section>";
  for (const part of parts())
    part.getBoundingClientRect = () => {
      time += eachTakes;
      return new DOMRect();
    };
}

beforeAll(() => {
  globalThis.DOMRect ??= class {} as typeof DOMRect;
});

afterEach(() => {
  delete root.dataset.paint;
  jest.restoreAllMocks();
});

test("lays out one part a task where each takes long, from the top", () => {
  setUp(20);
  const layOutPage = jest.spyOn(root, "getBoundingClientRect");
  layOutRest();
  // The first task is for what else has changed.
  expect(layOutPage).toHaveBeenCalledTimes(1);
  expect(laidOut()).toEqual([false, false, false]);
  jest.advanceTimersToNextTimer();
  expect(laidOut()).toEqual([true, false, false]);
  expect(root.dataset.paint).toBe("rest");
  jest.advanceTimersToNextTimer();
  expect(laidOut()).toEqual([true, true, false]);
  jest.runAllTimers();
  expect(laidOut()).toEqual([true, true, true]);
  expect(root.dataset.paint).toBeUndefined();
});

test("lays out all in one task where each is quick", () => {
  setUp(1);
  layOutRest();
  jest.advanceTimersToNextTimer();
  expect(root.dataset.paint).toBeUndefined();
});

test("stops when the next page is painted", () => {
  setUp(20);
  layOutRest();
  jest.advanceTimersToNextTimer();
  root.dataset.paint = "first";
  jest.runAllTimers();
  expect(laidOut()).toEqual([true, false, false]);
  expect(root.dataset.paint).toBe("first");
});
