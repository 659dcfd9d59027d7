import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { wrapRootElement } from "../../src/layout/wrap-elements";
import { reloadAfterFailure } from "../../src/update/build-update";

jest.mock("../../src/update/build-update", () => ({ reloadAfterFailure: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

const cause = new Error("the layout broke");

function BrokenLayout(): ReactElement {
  throw cause;
}

test("when the layout itself breaks, the not-found screen stands alone and leads home", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const args = { element: <BrokenLayout /> } as Parameters<typeof wrapRootElement>[0];
  const root = wrapRootElement(args, { plugins: [] });
  render(<>{root}</>);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  expect(log.mock.calls.flat().map(String).join()).toContain(cause.message);
});

test("a layout that a translator changed keeps its elements while the page is reloaded", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const foreign = new DOMException("The node is not a child of this node.", "NotFoundError");
  let isChanged = false;
  function ChangedLayout() {
    if (isChanged) throw foreign;
    return (
      <>
        <header>Menu</header>
        <main>Page</main>
      </>
    );
  }
  const inRoot = (key: string) => {
    const args = { element: <ChangedLayout key={key} /> };
    return wrapRootElement(args as Parameters<typeof wrapRootElement>[0], { plugins: [] });
  };
  const { container, rerender } = render(<>{inRoot("first")}</>);
  isChanged = true;
  rerender(<>{inRoot("second")}</>);
  expect(reloadAfterFailure).toHaveBeenCalledTimes(1);
  expect(container).toHaveTextContent("MenuPage");
  expect(container.querySelectorAll("main")).toHaveLength(1);
});
