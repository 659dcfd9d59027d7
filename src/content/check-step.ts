// Build time only.
import type { NodePluginArgs } from "gatsby";
import { contentChecker } from "./content-mistakes";
import type { Mistake } from "./mistake";
import { mistakesText } from "./mistakes-text";
import { readContent } from "./read-content";

type StepArgs = Pick<NodePluginArgs, "reporter" | "store">;

const check = contentChecker();
let shown: string | undefined;

/**
 * Checks all content before Gatsby reads it: on every build, since Gatsby passes over unchanged
 * nodes, and before YAML that cannot be read throws in the Markdown plugin. A mistake ends a build;
 * in develop it is shown until it is mended.
 */
export async function onPreBootstrap({ reporter, store }: StepArgs): Promise<void> {
  const mistakes = await findMistakes(store);
  if (process.env.NODE_ENV === "production") {
    if (mistakes.length > 0) reporter.panicOnBuild(mistakesText(mistakes));
  } else await show(mistakes, reporter);
}

/** Checks again: in develop Gatsby calls this step after each change of a file. */
export async function createPages({ reporter, store }: StepArgs): Promise<void> {
  if (process.env.NODE_ENV !== "production") await show(await findMistakes(store), reporter);
}

async function findMistakes(store: StepArgs["store"]): Promise<readonly Mistake[]> {
  const { directory } = store.getState().program as { directory: string };
  return check(await readContent(directory)).mistakes;
}

async function show(mistakes: readonly Mistake[], reporter: StepArgs["reporter"]): Promise<void> {
  const text = mistakes.length > 0 ? mistakesText(mistakes) : undefined;
  if (text === shown) return;
  if (text !== undefined) reporter.error(text);
  else reporter.info("The content has no mistakes any more.");
  shown = text;
  await showInBrowser(mistakes);
}

/** What Gatsby's error overlay shows for one error (gatsby/cache-dir/fast-refresh-overlay). */
type OverlayError = Readonly<{
  level: string;
  code: string;
  text: string;
  filePath: string;
  location: { start: { line: number } };
  context: { sourceMessage: string };
}>;

/**
 * Puts the mistakes into the overlay in which Gatsby shows broken queries. No public function
 * does that; without this one the terminal still tells them.
 */
async function showInBrowser(mistakes: readonly Mistake[]): Promise<void> {
  try {
    const { websocketManager } = await import("gatsby/dist/utils/websocket-manager");
    // Declared for text, but made for the errors that Gatsby itself hands over.
    const overlay = websocketManager as unknown as {
      emitError(id: string, errors: readonly OverlayError[] | null): void;
    };
    const errors = mistakes.map((mistake): OverlayError => ({
      level: "CONTENT",
      code: "content",
      text: mistakesText([mistake]),
      filePath: `src/content/${mistake.file}`,
      location: { start: { line: mistake.line } },
      context: { sourceMessage: mistake.message },
    }));
    overlay.emitError("content", errors.length > 0 ? errors : null);
  } catch {
    // A Gatsby that keeps its overlay elsewhere.
  }
}
