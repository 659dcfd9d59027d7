import { builtinModules } from "node:module";
import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** The folders of src, lowest first. Each may import only the folders before it in this list. */
const folders = [
  ...[
    "site",
    "runtime",
    "hardware-info",
    "clipboard",
    "keys",
    "page-head",
    "content-text",
    "install",
  ],
  ...["search-list", "site-search", "not-found", "layout"],
  ...["demo", "key-check", "home", "getting-started", "answers", "release-notes"],
  ...["privacy-policy", "pages", "build", "content-source"],
];

/** The folders of src/content-source, lowest first, by the same rule. */
const foldersOfSource = ["markdown", "check", "nodes", "files"];

/** The folders whose code runs in builds only. */
const ofBuilds = ["content-source", "build"];
const inSrc = (names) => names.map((name) => `./src/${name}`);

/** Keeps each folder of a list from importing those after it. */
const inOrder = (names) =>
  names.slice(0, -1).map((name, index) => ({
    target: `./src/${name}`,
    from: inSrc(names.slice(index + 1)),
    message: "A folder imports only the folders before it: see the list in eslint.config.mjs.",
  }));

/** Rooms with doors: the files of a room that others may import. All else in it is private. */
const rooms = [
  {
    name: "runtime",
    doors: ["start.ts", "load.ts", "document.ts", "early.ts", "build-manifest.ts"],
    message:
      "This is private to src/runtime. Its doors: start (gatsby-browser.tsx), load (what loads on demand), document (facts and moments of the document), early (the start script), build-manifest (the files below /builds/).",
    // The worker that a build writes.
    neighbour: "build",
  },
  {
    name: "build",
    doors: ["config.ts", "steps.ts", "hosts.ts", "project-files.ts"],
    message:
      "This is private to src/build. Its doors: config (gatsby-config.ts), steps (gatsby-node.ts), hosts (what hosts answer), project-files (lists of files).",
  },
];

const byDoors = rooms.map(({ name, doors, message, neighbour }) => ({
  target: [
    ...inSrc(folders.filter((folder) => folder !== name && folder !== neighbour)),
    ...["./scripts", "./gatsby-*.ts", "./gatsby-*.tsx"],
  ],
  from: `./src/${name}`,
  except: doors.map((door) => `./${door}`),
  message,
}));

const zones = [
  ...inOrder(folders),
  ...byDoors,
  ...inOrder(foldersOfSource.map((name) => `content-source/${name}`)),
  {
    target: inSrc(ofBuilds),
    from: ["./src/**/*.tsx", "./src/**/use-*.ts", "./src/**/*.css"],
    message: "Builds have no use for components, hooks and styles.",
  },
  {
    target: "./src",
    from: ["./__tests__", "./scripts"],
    message: "The site does not need its tests and commands.",
  },
];

/** What would make browsers download code that only a build needs. */
const message = "Browsers would download it. Only content-source and build may import it.";
const buildModules = builtinModules.map((name) => ({ name, message }));
const buildPackages = {
  group: [
    ...["node:*", "sharp", "remark*", "remark-*", "unified", "yaml", "feed", "parse5", "esbuild"],
    ...["zod", "leven", "mdast-util-*", "unist-util-*"],
  ],
  message,
};

const scripts = ["**/*.{ts,tsx,js,mjs}"];

const namedExports = { selector: "ExportDefaultDeclaration", message: "Use a named export." };

/** Two letters: words that a visitor reads or hears. */
const words = String.raw`/\p{L}{2}/u`;
const readAloud = "JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label|legend)$/]";
const places = [
  readAloud,
  ...[readAloud, "JSXElement", "JSXFragment"].map((one) => `${one} > JSXExpressionContainer`),
];
/** Where a component says words of its own. Keys have the names that keyboards have. */
const ownWords = [
  `:matches(JSXFragment, JSXElement:not([openingElement.name.name="Kbd"])) > JSXText[value=${words}]`,
  ...places.flatMap((place) => [
    `${place} > Literal[value=${words}]`,
    `${place} > TemplateLiteral > TemplateElement[value.cooked=${words}]`,
    `${place} > ConditionalExpression > Literal:matches(.consequent, .alternate)[value=${words}]`,
  ]),
].map((selector) => ({ selector, message: "Take it from a file of labels: see *-labels.ts." }));

export default defineConfig(
  // Generated files.
  globalIgnores(["public", ".cache", "test-results", "playwright-report"]),
  { files: scripts, extends: [js.configs.recommended, tseslint.configs.recommended] },
  {
    // Gatsby writes it, with a comment that turns all rules off.
    files: ["src/gatsby-types.d.ts"],
    linterOptions: { reportUnusedDisableDirectives: "off" },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] }),
      ],
      // Do not look for cycles in packages.
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      // TypeScript reports unknown names and knows the globals.
      "no-undef": "off",
      // One import per module, no cycles, no undeclared packages.
      "import-x/no-duplicates": "error",
      "import-x/no-cycle": "error",
      "import-x/no-self-import": "error",
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-extraneous-dependencies": "error",
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    // Named exports have the same name everywhere. Only Gatsby's pages need a default export.
    ignores: ["src/pages/**", "src/**/*.d.ts"],
    rules: { "no-restricted-syntax": ["error", namedExports, ...ownWords] },
  },
  {
    // Pages that an owner adds may say what they like.
    files: ["404", "getting-started", "index", "privacy-policy", "release-notes", "support"].map(
      (name) => `src/pages/${name}.tsx`,
    ),
    rules: { "no-restricted-syntax": ["error", ...ownWords] },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx"],
    ignores: ofBuilds.map((name) => `src/${name}/**`),
    rules: {
      "no-restricted-imports": ["error", { paths: buildModules, patterns: [buildPackages] }],
    },
  },
  {
    // Jest loads these files without a transform.
    files: ["__tests__/support/*.js"],
    rules: { "@typescript-eslint/no-require-imports": "off", "no-undef": "off" },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  { files: ["**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
);
