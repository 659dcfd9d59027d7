import { ownPageChange, takeGoingBack } from "../../src/update/page-change";

const frames: FrameRequestCallback[] = [];
const change = jest.fn();

beforeAll(() => {
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  ownPageChange();
});

beforeEach(() => {
  frames.length = 0;
  change.mockReset();
});

test("shows the page of a link at once", () => {
  window.___changePage(change);
  expect(change).toHaveBeenCalledTimes(1);
});

test("after back or forward waits for a frame, and for none with the next link", () => {
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.___changePage(change);
  expect(change).not.toHaveBeenCalled();
  frames.forEach((frame) => frame(0));
  expect(change).toHaveBeenCalledTimes(1);
  expect(takeGoingBack()).toBe(true);
  window.___changePage(change);
  expect(change).toHaveBeenCalledTimes(2);
  expect(takeGoingBack()).toBe(false);
});
