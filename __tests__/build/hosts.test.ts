/** @jest-environment node */
import { cacheKind, contentType, securityHeaders } from "../../src/build/hosts";

test.each([
  ["/index.html", "revalidated"],
  ["/sw.js", "revalidated"],
  ["/page-data/index/page-data.json", "revalidated"],
  ["/app-09e09c53.js", "immutable"],
  ["/component---src-pages-404-tsx-1d03fcc6b40cdf3362cc.js", "immutable"],
  ["/static/font-d41d8cd98f00b204.woff2", "immutable"],
  ["/builds/latest.json", "unstored"],
])("%s is %s", (path, kind) => {
  expect(cacheKind(path)).toBe(kind);
});

test.each([
  ["/index.html", "text/html; charset=utf-8"],
  ["/static/list-d41d8cd9.avif", "image/avif"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/feed.xml", "application/xml; charset=utf-8"],
  ["/LICENSE", "application/octet-stream"],
])("the media type of %s is %s", (path, type) => {
  expect(contentType(path)).toBe(type);
});

test("no security header is lost", () => {
  expect(securityHeaders("default-src 'none'")).toMatchObject({
    "Content-Security-Policy": "default-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "strict-origin",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
  });
});

test("the permissions policy leaves copying and sharing to the site itself", () => {
  const policy = securityHeaders("default-src 'none'")["Permissions-Policy"];
  expect(policy).toContain("clipboard-write=(self)");
  // Its default is the same, and naming it makes Chromium on Linux complain.
  expect(policy).not.toContain("web-share");
});
