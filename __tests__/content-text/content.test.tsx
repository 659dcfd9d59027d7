import { fireEvent, render, screen } from "@testing-library/react";
import { Content } from "../../src/content-text/content";
import type { ContentNode, ContentTree } from "../../src/content-text/content-tree";

test("a link within the site is followed in place, with a dot in its query, and keeps its title", () => {
  const navigate = jest.fn();
  Object.assign(window, { ___navigate: navigate });
  const href = "/release-notes?from=1.2.0#v1-4-0";
  render(<Content of={[["a", { href, title: "Since 1.2.0" }, "What’s new"]]} />);
  const link = screen.getByRole("link", { name: "What’s new" });
  expect(link).toHaveAttribute("title", "Since 1.2.0");
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith(href, expect.anything());
});

const table = (...names: string[]): ContentTree => [
  [
    "table",
    null,
    [
      "thead",
      null,
      ["tr", null, ...names.map((name): ContentNode => ["th", { scope: "col" }, name])],
    ],
    [
      "tbody",
      null,
      ["tr", null, ...names.map((name): ContentNode => ["td", null, `About ${name}`])],
    ],
  ],
];

test("each cell of a table names its column, for a window in which rows are stacked", () => {
  render(<Content of={table("Permission", "Used for", "Not used for")} />);
  expect(screen.getAllByRole("columnheader")).toHaveLength(3);
  const cells = screen.getAllByRole("cell");
  expect(cells.map(({ dataset }) => dataset.column)).toEqual([
    "Permission",
    "Used for",
    "Not used for",
  ]);
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    "About Permission",
    "About Used for",
    "About Not used for",
  ]);
});
