// Develop only: a writer's mistakes in the browser.
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { checkContent } from "../check/check-content";
import { mistakeText } from "../check/mistake";
import { readContent } from "./read-content";

type Compiler = Readonly<{
  hooks: {
    afterCompile: { tap(name: string, add: (compilation: Compilation) => void): void };
    done: {
      tapPromise(
        options: { name: string; stage: number },
        check: (stats: { compilation: Compilation }) => Promise<void>,
      ): void;
    };
  };
}>;
type Compilation = Readonly<{ contextDependencies: Set<string>; errors: Error[] }>;

/** Gatsby's overlay cuts off what is longer, in letters. */
const overlayWidth = 48;

/** A text whose indented lines fit into the overlay. The first line wraps by itself in its head. */
function wrapped(text: string): string {
  const line = new RegExp(`(?!.{1,${overlayWidth}}$)(.{1,${overlayWidth}})\\s`, "g");
  return text.replace(/^ {2}.*$/gm, (indented) => indented.replace(line, "$1\n  "));
}

/**
 * Makes mistakes of the content errors of webpack. So Gatsby shows them over the page and in the
 * terminal, until a change mends them.
 */
export function showMistakes({ actions, store, reporter }: CreateWebpackConfigArgs): void {
  const { directory, port } = store.getState().program as { directory: string; port: number };
  let isFirst = true;
  actions.setWebpackConfig({
    plugins: [
      {
        apply({ hooks }: Compiler) {
          // A change of the content compiles again.
          hooks.afterCompile.tap("showMistakes", ({ contextDependencies }) => {
            contextDependencies.add(join(directory, "src/content"));
          });
          // Not earlier: with an error, webpack would write no scripts, and no page would load.
          // Before Gatsby, which reads the errors.
          hooks.done.tapPromise({ name: "showMistakes", stage: -100 }, async ({ compilation }) => {
            const { mistakes } = checkContent(await readContent(directory));
            if (mistakes.length > 0) {
              const texts = mistakes.map((mistake) => wrapped(mistakeText(mistake)));
              compilation.errors.push(new Error(texts.join("\n\n")));
              // Gatsby tells the address only when there is no error.
              if (isFirst) reporter.info(`The site is at http://localhost:${port}/ all the same.`);
            }
            isFirst = false;
          });
        },
      },
    ],
  });
}
