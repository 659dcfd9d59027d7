import { notFoundLabels } from "../../src/not-found/not-found-labels";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { wrapPageElement, wrapRootElement } from "../../src/layout/wrap-elements";
afterEach(() => jest.restoreAllMocks());

const cause = new Error("the layout broke");

function BrokenLayout(): ReactElement {
  throw cause;
}

test("when the layout itself breaks, the not-found screen is alone and leads home", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const args = { element: <BrokenLayout /> } as Parameters<typeof wrapRootElement>[0];
  const root = wrapRootElement(args, { plugins: [] });
  render(<>{root}</>);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(notFoundLabels.heading);
  expect(screen.getByRole("link", { name: notFoundLabels.home })).toHaveAttribute("href", "/");
  expect(log.mock.calls.flat().map(String).join()).toContain(cause.message);
});

test("in develop, a page that broke without its text is back with the text", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const Page = ({ text }: Readonly<{ text: { heading: string } | null }>) => (
    <h1>{(text as { heading: string }).heading}</h1>
  );
  const withText = (text: { heading: string } | null) => {
    const props = { location: { pathname: "/support" }, data: { text }, pageContext: {} };
    const args = { element: <Page text={text} />, props };
    const page = wrapPageElement(args as unknown as Parameters<typeof wrapPageElement>[0], {
      plugins: [],
    });
    return <>{page}</>;
  };
  const { rerender } = render(withText({ heading: "Help" }));
  rerender(withText(null));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(notFoundLabels.heading);
  rerender(withText({ heading: "Help" }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Help");
});
