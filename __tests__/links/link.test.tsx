import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { Link } from "../../src/links/link";
import { prefetchNext } from "../../src/links/prefetch";

jest.mock("../../src/links/prefetch", () => ({
  ...jest.requireActual<object>("../../src/links/prefetch"),
  prefetchNext: jest.fn(),
}));

const navigate = jest.fn();
const rendered = () => screen.getByRole("link");

beforeEach(() => {
  window.___navigate = navigate.mockReset();
  window.history.replaceState(null, "", "/support?q=a");
});

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

test("has its page prefetched next when the pointer is over it", () => {
  renderLink();
  fireEvent.mouseEnter(rendered());
  expect(prefetchNext).toHaveBeenCalledWith(rendered());
});

test.each<[string, MouseEventInit]>([
  ["Ctrl", { ctrlKey: true }],
  ["Cmd", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
  ["the middle button", { button: 1 }],
])("a click with %s is the browser's", (_, init) => {
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
  expect(navigate).not.toHaveBeenCalled();
});

test("a handler may take the click over", () => {
  renderLink({ onClick: (event) => event.preventDefault() });
  click();
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["the very address of the page", "/support?q=a", true],
  ["the page without its query", "/support", false],
  ["the page with a hash", "/support?q=a#x", false],
])("a link to %s replaces the entry: %p, as in browsers", (_, to, isReplaced) => {
  renderLink({ to });
  click();
  expect(navigate).toHaveBeenCalledWith(to, { replace: isReplaced });
});
