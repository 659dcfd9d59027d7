import { pagePath } from "../../src/site/page-path";

test.each([
  ["", "/"],
  ["/", "/"],
  ["/index.html", "/"],
  ["/?a#/b/", "/"],
  ["/support", "/support"],
  ["/support/", "/support"],
  ["/support.html", "/support"],
  ["/support/index.html?a", "/support"],
])("the page at %j is %j", (address, path) => {
  expect(pagePath(address)).toBe(path);
});
