/** @jest-environment node */
import { pageTitle } from "../../src/page-head/page-head";
import { site } from "../../src/site/site";

test("a page's title is followed by the product name", () => {
  expect(pageTitle("Support")).toBe(`Support · ${site.name}`);
});

test.each([undefined, ""])("a page without a title (%p) has the plain product name", (title) => {
  expect(pageTitle(title)).toBe(site.name);
});
