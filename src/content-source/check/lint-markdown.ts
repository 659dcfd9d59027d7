// Build time only. What the linter of Markdown says: https://github.com/eslint/markdown
import markdown from "@eslint/markdown";
import { Linter } from "eslint";
import rules from "./markdown-rules.json";
import type { OwnMistake } from "./mistake-format";

/**
 * The rules for texts; eslint.config.mjs has them for editors. What hides words from visitors is an
 * error. What may be intended is a warning.
 */
const config: Linter.Config = {
  files: ["**/*.md"],
  plugins: { markdown },
  language: "markdown/gfm",
  languageOptions: { frontmatter: "yaml" },
  rules: rules as unknown as Linter.RulesRecord,
};

const linter = new Linter();

/** The mistakes and warnings of the linter. */
export function lintMarkdown(text: string): readonly OwnMistake[] {
  return linter
    .verify(text, config, { filename: "text.md" })
    .map(({ line, message, ruleId, severity }) => ({
      line,
      message: `${message} (${ruleId})`,
      isWarning: severity === 1,
    }));
}
