/** @jest-environment node */
import { buildIdIn, documentAddress } from "../../src/offline/offline-build";

test.each([
  ["/support.html", "/support"],
  ["/404.html", "/404.html"],
])("the document at %s is cached at %s", (path, address) => {
  expect(documentAddress(path)).toBe(address);
});

test.each([
  ['<head><meta name="build-id" content="a1"/>', "a1"],
  // As proxies that shorten HTML write it.
  ["<head><meta name=build-id content=a1>", "a1"],
  ['<head><meta name="build-id" content="a', undefined],
  ["<head></head>", undefined],
])("the build of %s is %s", (html, id) => {
  expect(buildIdIn(html)).toBe(id);
});
