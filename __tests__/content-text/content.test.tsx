import { render, screen } from "@testing-library/react";
import { Content } from "../../src/content-text/content";

const globals = globalThis as unknown as Record<"__PATH_PREFIX__" | "__BASE_PATH__", string>;

// jsdom has no layout.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  globals.__PATH_PREFIX__ = "";
  globals.__BASE_PATH__ = "";
});

test("a callout is a note, and code has a button that copies it", () => {
  render(
    <Content
      of={[
        ["callout", null, ["p", null, ["strong", null, "Tip"]]],
        ["pre", null, ["code", null, "npm test"]],
      ]}
    />,
  );
  expect(screen.getByRole("note")).toHaveTextContent("Tip");
  expect(screen.getByRole("button", { name: /^Copy this code/ })).toBeVisible();
});

test("files of the site are found below its path", () => {
  globals.__PATH_PREFIX__ = "/tabdart";
  globals.__BASE_PATH__ = "/tabdart";
  render(<Content of={[["a", { href: "/release-notes.xml" }, "RSS"]]} />);
  expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute(
    "href",
    "/tabdart/release-notes.xml",
  );
});
