// What the build wrote, without a browser.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { transform } from "esbuild";
import { browserslist } from "../../../package.json";
import { unusedFiles } from "../../../src/build/output/unused-files";
import { buildFilesPath } from "../../../src/runtime/build-manifest";
import { madeBuild } from "../../support/site-builds";
import { promisedTargets } from "../../support/promised-targets";

// Known to every promised browser (https://caniuse.com/mdn-javascript_regular_expressions_unicode_character_class_escape);
// esbuild rewrites them because their meaning grows with each version of Unicode.
const supported = { "regexp-unicode-property-escapes": true };

const scripts = () => readdirSync("public").filter((name) => name.endsWith(".js"));

test("every file of a build is asked for by a page, or by its well-known name", () => {
  const read = (file: string) => readFileSync(join("public", file), "utf8");
  const files = JSON.parse(read(buildFilesPath(madeBuild("A").id))) as string[];
  const askers = files.filter((file) =>
    /^\/[^/]+\.js$|\.html$|^\/sitemap-index\.xml$|^\/robots\.txt$|^\/page-data\//.test(file),
  );
  const texts = askers.map(read).join();
  const wellKnown = /\.html$|^\/page-data\/|^\/robots\.txt$/;
  /** A script is named by its hash, because webpack joins names from parts. */
  const nameOf = (file: string) => /[-.]([0-9a-f]{8})\.(js|css)$/.exec(file)?.[1] ?? basename(file);
  const unasked = files.filter((file) => !wellKnown.test(file) && !texts.includes(nameOf(file)));
  expect(unasked).toEqual([]);
  expect(readdirSync("public").filter((name) => unusedFiles.test(name))).toEqual([]);
});

test("every script is written in what all promised browsers understand", async () => {
  expect(scripts().length).toBeGreaterThan(10);
  for (const name of scripts()) {
    const code = readFileSync(`public/${name}`, "utf8");
    // esbuild rewrites what a target lacks, so equal results mean that nothing is lacking.
    const [asPromised, asToday] = await Promise.all(
      [promisedTargets(browserslist), "esnext"].map((target) =>
        transform(code, { loader: "js", target, supported }),
      ),
    );
    expect(asPromised?.code === asToday?.code, name).toBe(true);
  }
});
