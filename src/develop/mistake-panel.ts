// Only `npm run develop` loads it: a panel at the end of the page, for the writer.

/** Where develop serves the mistakes in the content: a list of texts. */
export const mistakesPath = "/develop/mistakes.json";

/** How often the panel asks for them, in milliseconds. */
const interval = 1000;

const style = `
  position: sticky; bottom: 0; z-index: 9; max-height: 50vh; overflow: auto; padding: 12px 16px;
  border-top: 3px solid; background: Canvas; color: CanvasText; font: 14px/1.4 monospace;
  white-space: pre-wrap; overflow-wrap: anywhere;
`;

/** What the panel says; empty when there is nothing to say. */
export function panelText(mistakes: readonly string[], hasStore: boolean): string {
  const count = `${mistakes.length} ${mistakes.length === 1 ? "problem" : "problems"} in the content`;
  const noStore =
    "No store is set. Visitors see the page before launch. To set one, edit src/site/site.ts.";
  return [
    ...(mistakes.length > 0 ? [count, ...mistakes] : []),
    ...(hasStore ? [] : [noStore]),
  ].join("\n\n");
}

/** Shows the mistakes in the content, and keeps the panel up to date. */
export function showMistakes(): void {
  const panel = document.createElement("aside");
  panel.setAttribute("aria-label", "For writers");
  panel.setAttribute("aria-live", "polite");
  panel.style.cssText = style;
  panel.hidden = true;
  // It is below the page, so that it covers nothing when the page is scrolled to its end.
  document.body.append(panel);

  const show = (text: string) => {
    if (panel.textContent === text) return;
    panel.textContent = text;
    panel.hidden = text === "";
  };

  const follow = async () => {
    try {
      const answer = await fetch(mistakesPath);
      // Imported each time, because develop replaces the module when a fact of the site changes.
      const { isPublished } = await import("../install/store-address");
      show(panelText((await answer.json()) as readonly string[], isPublished()));
    } catch {
      // While develop starts again or compiles, the last answer stays.
    }
    setTimeout(() => void follow(), interval);
  };
  void follow();
}
