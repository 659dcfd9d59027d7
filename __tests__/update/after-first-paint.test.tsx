import { act, render, screen } from "@testing-library/react";
import { AfterFirstPaint } from "../../src/update/after-first-paint";
import { paintTopFirst } from "../../src/update/first-paint";
import { ownPageChange } from "../../src/update/page-change";

const home = { pathname: "/", hash: "" };
const support = { pathname: "/support", hash: "" };
const page = <AfterFirstPaint>the rest</AfterFirstPaint>;

let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    paint = () => callback(0);
    return 1;
  });
});

/** Lets the browser paint, and do what waits for that. */
const afterPaint = () =>
  act(async () => {
    paint();
    await jest.advanceTimersByTimeAsync(0);
  });

test("the top that a link led to is painted alone", async () => {
  paintTopFirst(support, home);
  render(page);
  expect(screen.queryByText("the rest")).toBeNull();
  await afterPaint();
  expect(screen.queryByText("the rest")).not.toBeNull();
});

test("the rest comes even where the paint is over before anybody waits for it", async () => {
  paintTopFirst(support, home);
  const earlier = paint;
  paintTopFirst(home, support);
  render(page);
  earlier();
  await afterPaint();
  expect(screen.queryByText("the rest")).not.toBeNull();
});

test.each([
  ["the first page", support, null],
  ["a place of a page", { ...support, hash: "#contact" }, home],
  ["another query of the page", support, support],
])("%s is there at once", (_, location, previous) => {
  paintTopFirst(location, previous);
  render(page);
  expect(screen.queryByText("the rest")).not.toBeNull();
});

test("so is a page that one goes back to, also before the one that is left was painted", () => {
  ownPageChange();
  paintTopFirst(home, support);
  window.dispatchEvent(new PopStateEvent("popstate"));
  paintTopFirst(support, home);
  render(page);
  expect(screen.queryByText("the rest")).not.toBeNull();
});
