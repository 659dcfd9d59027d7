// Build time only. What the linter of Markdown says: https://github.com/eslint/markdown
import markdown from "@eslint/markdown";
import { Linter } from "eslint";
import rules from "./markdown-rules.json";
import type { OwnMistake } from "./mistake";

/**
 * How texts are linted: eslint.config.mjs has the same rules, for editors. What would take words from
 * the page, whatever is meant, is an error. What may be meant is a warning.
 */
const config: Linter.Config = {
  files: ["**/*.md"],
  plugins: { markdown },
  language: "markdown/gfm",
  languageOptions: { frontmatter: "yaml" },
  rules: rules as unknown as Linter.RulesRecord,
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
