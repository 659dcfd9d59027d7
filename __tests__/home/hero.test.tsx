import { act, render, screen } from "@testing-library/react";
import { Hero } from "../../src/home/hero";
import { paintTopFirst } from "../../src/update/first-paint";

let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  // Nothing is ever seen, so the working switcher stays away.
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    paint = () => callback(0);
    return 1;
  });
});

/** Home, reached by a link in a window in which the switcher does or does not stand beside the words. */
function arrive(isBeside: boolean) {
  window.matchMedia = jest.fn(() => ({ matches: isBeside }) as MediaQueryList);
  paintTopFirst({ pathname: "/", hash: "" }, { pathname: "/support", hash: "" });
  render(<Hero heading={["Find any tab"]} lead={["By typing."]} />);
}

const drawing = () => screen.queryByRole("img", { name: /open tabs/ });

test("below the words the switcher follows their paint", async () => {
  arrive(false);
  expect(screen.getByRole("heading")).toHaveTextContent("Find any tab");
  expect(drawing()).toBeNull();
  await act(async () => {
    paint();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(drawing()).not.toBeNull();
});

test("beside the words it is there with them, so that they do not move", () => {
  arrive(true);
  expect(drawing()).not.toBeNull();
});
