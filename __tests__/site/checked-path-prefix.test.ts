/** @jest-environment node */
import { checkedPathPrefix } from "../../src/site/checked-path-prefix";

test.each([
  [undefined, ""],
  ["/", ""],
  ["/tabdart/", "/tabdart"],
  ["/docs/v1.2", "/docs/v1.2"],
])("%p becomes %p", (value, expected) => {
  expect(checkedPathPrefix(value)).toBe(expected);
});

test.each(["tabdart", "/a b", "https://a.example"])("%p is refused by name", (value) => {
  expect(() => checkedPathPrefix(value)).toThrow(`PATH_PREFIX is "${value}"`);
});
