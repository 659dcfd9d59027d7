// Packages that are ES modules and that unit tests load. Jest must transform them.
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
  // By default, Jest leaves one core unused. Machines of continuous integration have two.
  maxWorkers: "100%",
  // End-to-end tests are *.spec.ts.
  testMatch: ["<rootDir>/__tests__/**/*.test.ts?(x)"],
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/\\.cache/"],
  modulePathIgnorePatterns: ["<rootDir>/public/", "<rootDir>/\\.cache/"],
  transform: { "\\.[jt]sx?$|\\.mjs$": "<rootDir>/__tests__/support/jest-transform.js" },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/support/css-module.js",
  },
  // The bundle defines these.
  globals: {
    __PATH_PREFIX__: "",
    __BASE_PATH__: "",
    SITE_PAGES: ["/", "/getting-started", "/support", "/release-notes", "/privacy-policy"],
  },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/unit-tests.ts"],
  // A limit for busy machines, not a wait.
  testTimeout: 60_000,
};
