/** @jest-environment node */
import { createHash } from "node:crypto";
import {
  contentSecurityPolicy,
  inlineHashes,
} from "../../src/build/output/content-security-policy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function directive(policy: string, name: string): string | undefined {
  return policy
    .split("; ")
    .find((entry) => entry.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

test.each([
  ["a script", "<script>a()</script>", { scripts: [hashOf("a()")] }],
  ["speculation rules", "<script type=speculationrules>{}</script>", { scripts: [hashOf("{}")] }],
  ["no data block", "<script type=application/ld+json>{}</script>", {}],
  ["no script of its own file", "<script src=/a.js></script>", {}],
  ["a style", "<style>a{}</style>", { styles: [hashOf("a{}")] }],
  [
    "a style attribute, decoded",
    "<p style='a:&quot;b&quot;'>",
    { styleAttributes: [hashOf('a:"b"')] },
  ],
])("hashes %s", (_what, html, expected) => {
  expect(inlineHashes([html])).toEqual({
    scripts: [],
    styles: [],
    styleAttributes: [],
    ...expected,
  });
});

test("an inline event handler stops the build", () => {
  expect(() => inlineHashes(["<p onclick='a()'>"])).toThrow("Inline event handler: <p onclick>");
});

test("the policy allows only the site's own files and the inline parts of its documents", () => {
  const policy = contentSecurityPolicy([
    "<script>one()</script><p style='a:b'>",
    "<script>two()</script><style>a{}</style>",
  ]);
  expect(directive(policy, "default-src")).toBe("'none'");
  const scripts = directive(policy, "script-src");
  expect(scripts).toContain(hashOf("one()"));
  expect(scripts).toContain(hashOf("two()"));
  expect(directive(policy, "style-src-attr")).toBe(`'unsafe-hashes' ${hashOf("a:b")}`);
  expect(directive(policy, "frame-ancestors")).toBe("'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
});

test.each([
  ["<script>", "script-src", "'self'"],
  ["<link rel=stylesheet>", "style-src", "'self'"],
  ["<img>", "img-src", "'self'"],
  ["@font-face", "font-src", "'self'"],
  ["<video> and <audio>", "media-src", "'self'"],
  ["fetch", "connect-src", "'self'"],
  ["<form>", "form-action", "'self'"],
  ["<iframe>", "frame-src", undefined],
  ["<embed>", "object-src", undefined],
])("other hosts are allowed for %s, by %s, and the site itself: %s", (_, name, own) => {
  const hosts = ["https://a.example", "https://b.example"];
  const policy = contentSecurityPolicy([], hosts);
  const sources = (directive(policy, name) ?? directive(policy, "default-src"))?.split(" ");
  expect(sources).toEqual(expect.arrayContaining(hosts));
  expect(sources?.includes("'self'")).toBe(own !== undefined);
});

test("sockets to other hosts are allowed", () => {
  const policy = contentSecurityPolicy([], ["https://a.example"]);
  expect(directive(policy, "connect-src")).toContain("wss://a.example");
});

test("styles that are added later are allowed by a directive that every Safari supports", () => {
  const policy = contentSecurityPolicy(["<style>a{}</style>"]);
  expect(directive(policy, "style-src")).toBe(`'self' ${hashOf("a{}")}`);
  expect(directive(policy, "style-src-elem")).toBeUndefined();
});
