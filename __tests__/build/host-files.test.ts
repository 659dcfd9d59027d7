/** @jest-environment node */
import { headersFile, nginxConfiguration } from "../../src/build/output/host-files";
import { cacheControls, cacheKind, securityHeaders } from "../../src/build/hosts";

const facts = {
  pathPrefix: "",
  headers: securityHeaders("default-src 'none'"),
  paths: [
    "/index.html",
    "/app-09e09c5373af86946a5b.js",
    "/static/a.woff2",
    "/sw.js",
    "/robots.txt",
  ],
};

/** The values of a header that a host sends for an address: all rules that match, joined. */
function valuesFor(file: string, path: string, header: string): string[] {
  const values: string[] = [];
  let matches = false;
  for (const line of file.split("\n")) {
    if (line.startsWith("/")) {
      const [before = "", after] = line.split("*");
      matches = after === undefined ? line === path : path.startsWith(before);
    } else if (matches && line.startsWith(`  ${header}: `)) values.push(line.split(": ")[1] ?? "");
  }
  return values;
}

test.each([...facts.paths, "/builds/latest.json", "/support", "/no-such-page"])(
  "a host that reads _headers keeps %s as long as npm run serve does",
  (path) => {
    const values = valuesFor(headersFile(facts), path, "Cache-Control");
    // What the hosts send of their own accord.
    const sent = values.length === 0 ? ["public, max-age=0, must-revalidate"] : values;
    expect(sent).toEqual([cacheControls[cacheKind(path)]]);
  },
);

test("every address gets every security header once", () => {
  for (const path of facts.paths)
    for (const [name, value] of Object.entries(facts.headers))
      expect(valuesFor(headersFile(facts), path, name)).toEqual([value]);
});

test("a path prefix comes before every address", () => {
  const prefixed = { ...facts, pathPrefix: "/docs.v1" };
  expect(valuesFor(headersFile(prefixed), "/docs.v1/builds/latest.json", "Cache-Control")).toEqual([
    "no-store",
  ]);
  const nginx = nginxConfiguration(prefixed);
  expect(nginx).toContain('location ~ "^/docs\\\\.v1/builds/"');
  expect(nginx).toContain("location /docs.v1/ {");
  expect(nginx).toContain("error_page 400 404 /docs.v1/404.html;");
});
