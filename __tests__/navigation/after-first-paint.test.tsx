import { act, render, screen } from "@testing-library/react";
import { AfterFirstPaint, expectTopOf } from "../../src/navigation/after-first-paint";

const page = <AfterFirstPaint>the rest</AfterFirstPaint>;
const rest = () => screen.queryByText("the rest");

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    setTimeout(() => callback(0), 16);
    return 1;
  });
  window.history.replaceState(null, "", "/support");
});

test("after a tap on a link, the top of its page is painted alone", async () => {
  expectTopOf("/support");
  render(page);
  expect(rest()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(rest()).not.toBeNull();
});

test("every other page is complete at once", () => {
  render(page);
  expect(rest()).not.toBeNull();
});

test("so is the page that back leads to while another is awaited, and the page after it", () => {
  expectTopOf("/privacy-policy");
  render(page).unmount();
  window.history.replaceState(null, "", "/privacy-policy");
  render(page);
  expect(rest()).not.toBeNull();
});
