/** @jest-environment node */
import { styleOwner } from "../../src/build/page-styles";

const page = (name: string) => `component---src-pages-${name}-tsx`;

test.each([
  { names: ["app"], owner: "frame" },
  { names: ["app", page("index")], owner: "frame" },
  { names: [page("index")], owner: "one" },
  { names: ["switcher"], owner: "one" },
  { names: [page("index"), page("support")], owner: "two pages" },
  { names: [page("index"), page("support"), "switcher"], owner: "two pages" },
  { names: [page("index"), "switcher"], owner: "two pages" },
  { names: [page("index"), page("support"), page("404")], owner: "frame" },
  { names: ["switcher", ""], owner: "frame" },
])("styles in $names belong to $owner", ({ names, owner }) => {
  expect(styleOwner(names)).toBe(owner);
});
