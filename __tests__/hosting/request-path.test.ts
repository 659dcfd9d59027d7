/** @jest-environment node */
import {
  decodedPath,
  fileCandidates,
  requestPath,
  withoutPrefix,
} from "../../src/hosting/request-path";

test.each([
  ["/support", "/support"],
  ["/support?q=a/b#c", "/support"],
  ["/", "/"],
  ["?q", "/"],
  ["http://host.example/support?q", "/support"],
  ["http://host.example", "/"],
  ["//host.example/support", "//host.example/support"],
])("the path of the request target %s is %s", (target, path) => {
  expect(requestPath(target)).toBe(path);
});

test.each([
  ["/support", "/support"],
  ["/a%20b", "/a b"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/a.b/c", "/a.b/c"],
])("%s is decoded to %s", (path, decoded) => {
  expect(decodedPath(path)).toBe(decoded);
});

test.each([
  "/%",
  "/%ff",
  "/../secret",
  "/%2e%2e/secret",
  "/a/..%2fsecret",
  "/..%5csecret",
  "/a%00b",
  "//secret",
  "/.git/config",
  "/a/.env",
  "/_headers",
  "secret",
])("%s leads to no file", (path) => {
  expect(decodedPath(path)).toBeUndefined();
});

test.each([
  ["/", ["/index.html"]],
  ["/support", ["/support", "/support.html", "/support/index.html"]],
  ["/support/", ["/support/index.html", "/support.html"]],
])("%s may be answered by %j", (path, files) => {
  expect(fileCandidates(path)).toEqual(files);
});

test.each([
  ["/docs/support", "/docs", "/support"],
  ["/docs", "/docs", "/"],
  ["/docsupport", "/docs", undefined],
  ["/support", "/docs", undefined],
  ["/support", "", "/support"],
])("%s below the prefix %j is %s", (path, prefix, rest) => {
  expect(withoutPrefix(path, prefix)).toBe(rest);
});
