// Build time only. What the linter of Markdown says: https://github.com/eslint/markdown
import markdown from "@eslint/markdown";
import { Linter } from "eslint";
import { calloutKinds } from "../markdown/markdown-elements";
import type { OwnMistake } from "./mistake";

/** How texts are linted. */
const config: Linter.Config = {
  files: ["**/*.md"],
  plugins: { markdown },
  language: "markdown/gfm",
  languageOptions: { frontmatter: "yaml" },
  rules: {
    // Words would vanish from the page, whatever is meant: errors.
    "markdown/no-empty-definitions": "error",
    "markdown/no-unused-definitions": "error",
    "markdown/table-column-count": "error",
    // These may be meant: warnings.
    "markdown/heading-increment": ["warn", { frontmatterTitle: "^(?:heading|summary):" }],
    "markdown/no-duplicate-definitions": "warn",
    "markdown/no-missing-atx-heading-space": "warn",
    "markdown/no-missing-label-refs": [
      "warn",
      { allowLabels: calloutKinds.map((kind) => `!${kind}`) },
    ],
    "markdown/no-reversed-media-syntax": "warn",
    "markdown/no-space-in-emphasis": "warn",
  },
};

const linter = new Linter();

/** What is wrong with the form of a text, and what looks wrong. Never throws. */
export function lintMarkdown(text: string): readonly OwnMistake[] {
  try {
    return linter
      .verify(text, config, { filename: "text.md" })
      .map(({ line, message, ruleId, severity }) => ({
        line,
        message: `${message} (${ruleId})`,
        isWarning: severity === 1,
      }));
  } catch (error) {
    return [{ line: 1, message: `The text cannot be read: ${String(error)}` }];
  }
}
