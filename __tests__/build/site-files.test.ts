/** @jest-environment node */
import { site } from "../../src/site/site";
import { webManifest } from "../../src/build/site-files";

test("the web manifest has the site's facts, and its paths have the prefix", () => {
  const manifest = JSON.parse(webManifest("/docs"));
  expect(manifest).toMatchObject({
    name: site.name,
    description: site.description,
    start_url: "/docs/",
    scope: "/docs/",
  });
  for (const { src } of manifest.icons) expect(src).toMatch(/^\/docs\/icon/);
});
