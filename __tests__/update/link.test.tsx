import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { Link } from "../../src/update/link";

const navigate = jest.fn();
const rendered = () => screen.getByRole("link");

beforeEach(() => {
  jest.useFakeTimers();
  window.___navigate = navigate.mockReset();
  window.history.replaceState(null, "", "/support?q=a");
});

afterEach(() => jest.useRealTimers());

function renderLink(props: Partial<Parameters<typeof Link>[0]> = {}) {
  render(
    <Link to="/privacy-policy?x=1#y" {...props}>
      Target
    </Link>,
  );
}

function click(init: MouseEventInit = {}) {
  const event = createEvent.click(rendered(), init);
  fireEvent(rendered(), event);
  return event;
}

test("is a link that works without scripts", () => {
  renderLink();
  expect(rendered()).toHaveAttribute("href", "/privacy-policy?x=1#y");
});

test("navigates after the next paint, once, with query and hash", async () => {
  renderLink();
  expect(click().defaultPrevented).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(navigate.mock.calls).toEqual([["/privacy-policy?x=1#y", { replace: undefined }]]);
});

test("can take the place of the history entry", async () => {
  renderLink({ replace: true });
  click();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(navigate).toHaveBeenCalledWith("/privacy-policy?x=1#y", { replace: true });
});

test.each([
  ["a hash of this page", "/support?q=a#x"],
  ["a query of this page", "/support?q=b"],
])("%s waits for nothing", (_, to) => {
  renderLink({ to });
  click();
  expect(navigate).toHaveBeenCalledTimes(1);
});

test.each<[string, MouseEventInit]>([
  ["Ctrl", { ctrlKey: true }],
  ["Cmd", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
  ["the middle button", { button: 1 }],
])("a click with %s is the browser's", async (_, init) => {
  renderLink();
  let isPrevented: boolean | undefined;
  // Last of all, because jsdom cannot follow links.
  const follow = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", follow, { once: true });
  click(init);
  expect(isPrevented).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(navigate).not.toHaveBeenCalled();
});

test("a handler may take the click over", async () => {
  renderLink({ onClick: (event) => event.preventDefault() });
  click();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(navigate).not.toHaveBeenCalled();
});

test("a link to where one is adds nothing to the history", () => {
  renderLink({ to: "/support" });
  click();
  expect(navigate).toHaveBeenCalledWith("/support", { replace: true });
});

test("the pointer over it brings its page first", () => {
  const hovering = jest.spyOn(window.___loader, "hovering");
  renderLink();
  fireEvent.mouseEnter(rendered());
  expect(hovering).toHaveBeenCalledWith("/privacy-policy");
});
