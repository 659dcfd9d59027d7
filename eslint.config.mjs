import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** The rooms of src, lowest first: each may import those above it in this list, and no other. */
const rooms = [
  ...["site", "update", "offline", "hardware-info", "clipboard", "keys", "install"],
  ...["search-list", "site-search", "content-source", "page-head", "not-found", "layout"],
  ...["tab-search", "home", "getting-started", "answers", "release-notes", "privacy-policy"],
  ...["pages", "build", "hosting"],
];

/** Imports that go the other way so far. */
const exceptions = { "page-head": ["layout"] };

const zones = rooms.slice(0, -1).map((room, place) => ({
  target: `./src/${room}`,
  from: rooms
    .slice(place + 1)
    .filter((other) => !exceptions[room]?.includes(other))
    .map((other) => `./src/${other}`),
  message: "Rooms import downwards only: see the list of rooms in eslint.config.mjs.",
}));

export default defineConfig(
  // Written by Gatsby or by a build; not ours to repair.
  globalIgnores(["public", ".cache", "src/gatsby-types.d.ts", "test-results", "playwright-report"]),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] }),
      ],
      // A package's own files are not walked for circles.
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      // TypeScript itself reports unknown names, and knows the globals of each side.
      "no-undef": "off",
      // One import a module, no circles, nothing undeclared: what keeps the folders apart.
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
    // Named exports say at the import what a thing is; only Gatsby's pages need a default.
    ignores: ["src/pages/**", "src/**/*.d.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "Use a named export." },
      ],
    },
  },
  {
    // Jest loads these before any transform.
    files: ["__tests__/support/*.js"],
    rules: { "@typescript-eslint/no-require-imports": "off", "no-undef": "off" },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  { files: ["**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
);
