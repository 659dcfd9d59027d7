import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { wrapRootElement } from "../../src/layout/wrap-elements";

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
