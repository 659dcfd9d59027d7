/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { browserslist } from "../../package.json";
import { promisedTargets } from "../support/promised-targets";

const styles = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => name.replaceAll("\\", "/"));

/**
 * Features newer than a promised browser, by https://developer.mozilla.org (Browser compatibility),
 * and the files that may use them because a browser without them loses no more than what is said.
 */
const newer: readonly {
  feature: RegExp;
  since: string;
  harmless: Readonly<Record<string, string>>;
}[] = [
  {
    feature: /:has\(/,
    since: "Firefox 121",
    harmless: {
      "clipboard/copy-field.module.css": "a full stop may be below an address of two lines",
      "content-text/prose.module.css": "tables of many columns wrap their words earlier",
      "getting-started/guide-steps.module.css": "no line joins the numbers",
      "search-list/list-panel.module.css": "the ring is drawn around the field alone",
      "search-list/live-list.module.css": "the same",
      "site-search/search-dialog.module.css": "the page scrolls behind the open search",
    },
  },
  { feature: /light-dark\(/, since: "Chrome 123, Safari 17.5", harmless: {} },
  { feature: /@starting-style|allow-discrete/, since: "Chrome 117, Safari 17.5", harmless: {} },
  { feature: /@scope|\bsubgrid\b/, since: "Chrome 117 and 118", harmless: {} },
  { feature: /:popover-open|:user-(in)?valid/, since: "Chrome 114 and 119", harmless: {} },
  { feature: /\banchor(-size)?\(|\blinear\(/, since: "Chrome 125 and 113", harmless: {} },
  { feature: /\b(oklch|oklab|rgb|hsl|color)\(from /, since: "Chrome 119", harmless: {} },
];

test("the promise names every browser with a lowest version", () => {
  expect(promisedTargets(browserslist)).toEqual([
    ...["chrome111", "edge111", "opera97", "firefox115", "safari16.2", "ios16.2"],
  ]);
});

test.each(styles)("%s needs no newer syntax than every promised browser has", async (name) => {
  const css = readFileSync(`src/${name}`, "utf8");
  // esbuild rewrites what a target lacks, such as oklch() or nested rules.
  const [asPromised, asToday] = await Promise.all(
    [promisedTargets(browserslist), "esnext"].map((target) =>
      transform(css, { loader: "css", target, minify: true }),
    ),
  );
  expect(withoutPrefixes(asPromised?.code)).toBe(withoutPrefixes(asToday?.code));
  const used = newer.filter(({ feature, harmless }) => feature.test(css) && !(name in harmless));
  expect(used).toEqual([]);
});

/** Prefixed copies beside the standard property are the build's own work. */
function withoutPrefixes(css = ""): string {
  return css.replace(/-webkit-[^;}]*;/g, "");
}
