/** @jest-environment node */
import {
  addressWarning,
  checkedPathPrefix,
  checkedSiteUrl,
  isHiddenFromSearch,
  isOn,
  siteUrlOf,
} from "../../src/site/environment";

test.each([
  ["https://a.example", "https://a.example"],
  ["https://a.example/", "https://a.example"],
  ["http://localhost:9000", "http://localhost:9000"],
])("%s becomes %s", (value, expected) => {
  expect(checkedSiteUrl(value)).toBe(expected);
});

test.each(["", "a.example", "https://a.example/folder"])("%p is refused by name", (value) => {
  expect(() => checkedSiteUrl(value)).toThrow(`SITE_URL is "${value}"`);
});

const netlify = {
  NETLIFY: "true",
  URL: "https://a.example",
  DEPLOY_PRIME_URL: "https://b.example",
};
const pages = { CF_PAGES: "1", CF_PAGES_URL: "https://c.example" };

test.each([
  ["nobody says where", {}, undefined, false],
  ["URL means something else", { URL: "https://x.example" }, undefined, false],
  ["Netlify publishes", { ...netlify, CONTEXT: "production" }, "https://a.example", false],
  ["Netlify previews", { ...netlify, CONTEXT: "deploy-preview" }, "https://b.example", true],
  ["Cloudflare Pages builds", pages, "https://c.example", false],
  ["the owner says it", { ...pages, SITE_URL: "https://d.example" }, "https://d.example", false],
  ["the owner hides it", { NOINDEX: "1" }, undefined, true],
  ["the owner shows a preview", { ...netlify, NOINDEX: "0" }, "https://b.example", false],
])("when %s, the address and the place in search engines follow", (_, env, url, isHidden) => {
  expect([siteUrlOf(env), isHiddenFromSearch(env)]).toEqual([url, isHidden]);
});

test.each([
  [undefined, false],
  ["0", false],
  ["false", false],
  ["1", true],
])("a variable that is %p is on: %p", (value, expected) => {
  expect(isOn(value)).toBe(expected);
});

test.each([
  ["nobody says an address", {}, "https://a.example", true],
  ["SITE_URL says it", { SITE_URL: "https://www.example.org" }, "https://a.example", false],
  ["the host says it", netlify, "https://a.example", false],
  ["the owner has set it", {}, "https://www.example.org", false],
])("a build warns of its address only when it leads nowhere: %s", (_, env, defaultUrl, warns) => {
  expect(addressWarning(env, defaultUrl)).toEqual(
    warns ? expect.stringContaining(defaultUrl) : undefined,
  );
});

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
