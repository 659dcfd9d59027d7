import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { goTo, Link } from "../../src/links/link";
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

test("is a link that works without scripts", () => {
  renderLink();
  expect(rendered()).toHaveAttribute("href", "/privacy-policy?x=1#y");
});

test("navigates at once, once, with query and hash", () => {
  renderLink();
  expect(click().defaultPrevented).toBe(true);
  expect(navigate.mock.calls).toEqual([["/privacy-policy?x=1#y", { replace: false }]]);
});

test("has its page prefetched next when the pointer is over it", () => {
  renderLink();
  fireEvent.mouseEnter(rendered());
  expect(prefetchNext).toHaveBeenCalledWith(rendered());
});

test("can replace the history entry", () => {
  renderLink({ replace: true });
  click();
  expect(navigate).toHaveBeenCalledWith("/privacy-policy?x=1#y", { replace: true });
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

describe("going to a place by script", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  beforeEach(() => {
    scrollTo.mockClear();
    window.location.hash = "";
  });

  test("of this page sets the hash and keeps the query", () => {
    goTo("/support#contact");
    expect(window.location.href).toMatch(/\/support\?q=a#contact$/);
    expect(navigate).not.toHaveBeenCalled();
  });

  test("that is this page scrolls to its top", () => {
    goTo("/support");
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(window.location.search).toBe("?q=a");
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each(["/privacy-policy#third-parties", "/support?q=b"])("%s navigates", (url) => {
    goTo(url);
    expect(navigate).toHaveBeenCalledWith(url, undefined);
  });
});
