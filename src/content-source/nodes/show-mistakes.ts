// Develop only: a writer's mistakes in the browser.
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { checkContent } from "../check/check-content";
import { utcDay } from "../check/collections";
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

/** How many letters fit into a line of Gatsby's overlay, in a window of 1000 px. */
const overlayWidth = 48;

/**
 * Breaks the lines of a text that are too long for the overlay. The first line stays whole, because
 * Gatsby also shows it as the heading.
 */
function wrapped(text: string): string {
  // As many whole words as fit, unless the rest fits too.
  const line = new RegExp(`(?!.{1,${overlayWidth}}$)(\\s*\\S.{0,${overlayWidth - 2}})\\s`, "g");
  const [first, ...others] = text.split("\n");
  return [first, ...others.map((other) => other.replace(line, "$1\n  "))].join("\n");
}

/**
 * The mistakes that a build would find in the content, as the overlay shows them; empty without any.
 * It never rejects, because webpack would then stop watching.
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
 * Reports mistakes in the content as errors of webpack. Gatsby shows those over the page and in the
 * terminal until they are mended.
 */
export function showMistakes({ actions, store, reporter }: CreateWebpackConfigArgs): void {
  const { directory, https, host, port } = store.getState().program as Program;
  let isFirst = true;
  actions.setWebpackConfig({
    plugins: [
      {
        apply({ hooks }: Compiler) {
          // webpack compiles again when a file in these folders changes.
          hooks.afterCompile.tap("showMistakes", ({ contextDependencies }) => {
            for (const name of [contentFolder, "static"])
              contextDependencies.add(join(directory, name));
          });
          // After webpack has written the scripts: with an error, it writes none, and no page loads.
          // Before Gatsby reads the errors, hence the stage.
          hooks.done.tapPromise({ name: "showMistakes", stage: -100 }, async ({ compilation }) => {
            const text = await overlayText(directory);
            if (text !== "") compilation.errors.push(new Error(text));
            // Gatsby tells the address only when there is no error.
            if (text !== "" && isFirst)
              reporter.info(
                `You can still open the site: ${https ? "https" : "http"}://${host}:${port}/`,
              );
            isFirst = false;
          });
        },
      },
    ],
  });
}
