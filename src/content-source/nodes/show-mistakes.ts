// Build time only.
import type { Reporter } from "gatsby";
import type { Mistake } from "../check/mistake";
import { mistakesText } from "../check/mistakes-text";

let shown: string | undefined;

/** Shows mistakes in the terminal and the browser, under `npm run develop`, until they are mended. */
export async function showMistakes(
  mistakes: readonly Mistake[],
  reporter: Pick<Reporter, "error" | "info">,
): Promise<void> {
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
