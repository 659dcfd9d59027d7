// ES modules of node_modules that a unit test loads: Gatsby's components, the Markdown parser, and more.
const esModules = [
  "gatsby",
  "gatsby-script",
  "gatsby-link",
  "unified",
  "bail",
  "is-plain-obj",
  "trough",
  "vfile",
  "vfile-.*",
  "unist-.*",
  "mdast-.*",
  "micromark",
  "micromark-.*",
  "remark-.*",
  "decode-named-character-reference",
  "character-entities.*",
  "ccount",
  "devlop",
  "escape-string-regexp",
  "longest-streak",
  "markdown-table",
  "trim-lines",
  "zwitch",
  "parse5",
  "entities",
  "@leeoniya/ufuzzy",
  "leven",
  "feed",
];

/** @type {import("jest").Config} */
export default {
  testEnvironment: "jsdom",
  // The end-to-end tests beside them are *.spec.ts, and support/ holds no tests.
  testMatch: ["<rootDir>/__tests__/**/*.test.ts?(x)"],
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/\\.cache/"],
  modulePathIgnorePatterns: ["<rootDir>/public/", "<rootDir>/\\.cache/"],
  transform: { "\\.[jt]sx?$|\\.mjs$": "<rootDir>/__tests__/support/jest-transform.js" },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/support/css-module.js",
  },
  // What Gatsby's own bundle defines around its Link and its loader.
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
};
