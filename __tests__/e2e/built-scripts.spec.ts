// What the build wrote, without a browser.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { transform } from "esbuild";
import { browserslist } from "../../package.json";
import { mistakesPath } from "../../src/develop/mistake-panel";
import { promisedTargets } from "../support/promised-targets";

// Known to every promised browser (https://caniuse.com/mdn-javascript_regular_expressions_unicode_character_class_escape);
// esbuild rewrites them because their meaning grows with each version of Unicode.
const supported = { "regexp-unicode-property-escapes": true };

const scripts = () => readdirSync("public").filter((name) => name.endsWith(".js"));

test("nothing that only develop needs is in a build", () => {
  for (const name of scripts()) {
    const code = readFileSync(`public/${name}`, "utf8");
    expect(code.includes(mistakesPath) || code.includes("For writers"), name).toBe(false);
  }
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
