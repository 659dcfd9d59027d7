import { checkedSiteUrl } from "../../src/site/checked-site-url";

test.each([
  ["https://tabdart.example", "https://tabdart.example"],
  ["https://tabdart.example/", "https://tabdart.example"],
  ["http://localhost:9000", "http://localhost:9000"],
])("%s becomes %s", (value, expected) => {
  expect(checkedSiteUrl(value)).toBe(expected);
});

test.each([
  "",
  "tabdart.example",
  "ftp://tabdart.example",
  "https://a.example/folder",
  "https://a.example/?q",
])("%p is refused by name", (value) => {
  expect(() => checkedSiteUrl(value)).toThrow(`SITE_URL is "${value}"`);
});
