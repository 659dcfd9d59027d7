/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

/** What Gatsby and webpack do not document: globals, and the names of what they write. */
const privateNames = [
  ...["___loader", "___navigate", "___push", "___replace", "___swUpdated", "___failedResources"],
  ...["___webpackCompilationHash", "__webpack_require__", "constructor.name"],
  ...["gatsby-focus-wrapper", "gatsby-announcer", "GATSBY_ADAPTERS_MANIFEST", "data-href"],
  ...["component---", "webpack.stats.json", "offline-plugin-app-shell", "css-loader"],
  ...["gatsby-plugin-offline/gatsby-browser", "String(rule.test)", "gatsby/dist"],
];

/** The only files that may rely on one, each with its reason beside it; others use documented ways. */
const allowed = [
  "gatsby-config.ts",
  "src/build/finish-public-folder.ts",
  "src/build/prepare-page.ts",
  "src/build/webpack.ts",
  "src/update/gatsby-internals.ts",
];

const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<![:"'`])\/\/.*$/gm, "");

test("at most eight files, and only these, name what Gatsby and webpack do not document", () => {
  const files = [
    ...readdirSync(".").filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
    ...readdirSync("src", { recursive: true, encoding: "utf8" })
      .map((name) => `src/${name.replaceAll("\\", "/")}`)
      // Types alone do nothing.
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts")),
  ];
  const found = files.filter((file) => {
    const text = code(readFileSync(file, "utf8"));
    return privateNames.some((name) => text.includes(name));
  });
  expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
  expect(allowed.length).toBeLessThanOrEqual(8);
});
