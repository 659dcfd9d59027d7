/** @jest-environment node */
import { packageFolder, thirdPartyNotice } from "../../src/build/gatsby/third-party-notice";

test.each([
  ["/p/node_modules/@a/b/dist/c.js", "/p/node_modules/@a/b"],
  ["/p/node_modules/a/node_modules/b/c.js", "/p/node_modules/a/node_modules/b"],
  ["/p/src/index.ts", undefined],
])("%s belongs to the package in %s", (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

const shipped = (name: string, license: string, text: string) => ({
  name,
  version: "1.0.0",
  license,
  text,
});

test("packages with the same licence text are grouped, each with name and version", () => {
  const notice = thirdPartyNotice("Site", [
    shipped("b", "MIT", "Text\r\n"),
    shipped("a", "MIT", "Text"),
    shipped("c", "ISC", ""),
  ]);
  expect(notice).toContain("a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nText\n");
  expect(notice).toContain("c 1.0.0 (ISC)\n\nLicence: ISC\n");
});
