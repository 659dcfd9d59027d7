// Develop only: a writer's mistakes in the browser.
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { checkContent } from "../check/check-content";
import { utcDay } from "../check/entry-fields";
import { mistakeText } from "../check/mistake";
import { contentFolder, readContent } from "./read-content";

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
type Program = Readonly<{ directory: string; https?: unknown; host: string; port: number }>;
type Compilation = Readonly<{ contextDependencies: Set<string>; errors: Error[] }>;

/** So many letters fit into a line of Gatsby's overlay in a common window. */
const overlayWidth = 48;

/** A text in lines that fit, but the first, which Gatsby repeats as the overlay's heading. */
function wrapped(text: string): string {
  const line = new RegExp(`(?!.{1,${overlayWidth}}$)(\\s*\\S.{0,${overlayWidth - 2}})\\s`, "g");
  const [first, ...others] = text.split("\n");
  return [first, ...others.map((other) => other.replace(line, "$1\n  "))].join("\n");
}

/**
 * What the overlay says of the content; empty if a build would find no mistake. Never rejects,
 * because then webpack would compile no more.
 */
export async function overlayText(project: string): Promise<string> {
  try {
    const content = await readContent(project);
    const { mistakes } = checkContent({ ...content, day: utcDay() });
    return wrapped(mistakes.map(mistakeText).join("\n\n"));
  } catch (error) {
    return wrapped(`${contentFolder} cannot be checked: ${String(error)}`);
  }
}

/**
 * Makes mistakes of the content errors of webpack. So Gatsby shows them over the page and in the
 * terminal, until a change mends them.
 */
export function showMistakes({ actions, store, reporter }: CreateWebpackConfigArgs): void {
  const { directory, https, host, port } = store.getState().program as Program;
  let isFirst = true;
  actions.setWebpackConfig({
    plugins: [
      {
        apply({ hooks }: Compiler) {
          // A change of what is checked compiles again.
          hooks.afterCompile.tap("showMistakes", ({ contextDependencies }) => {
            for (const name of [contentFolder, "static"])
              contextDependencies.add(join(directory, name));
          });
          // Not earlier: with an error, webpack would write no scripts, and no page would load.
          // Before Gatsby, which reads the errors.
          hooks.done.tapPromise({ name: "showMistakes", stage: -100 }, async ({ compilation }) => {
            const text = await overlayText(directory);
            if (text !== "") compilation.errors.push(new Error(text));
            // Gatsby tells the address only when there is no error.
            if (text !== "" && isFirst)
              reporter.info(
                `The site is still shown: ${https ? "https" : "http"}://${host}:${port}/`,
              );
            isFirst = false;
          });
        },
      },
    ],
  });
}
