import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Takes the prerendered page over in tasks of a few milliseconds, between which the browser scrolls
 * and answers: React cuts only what it does in a transition. A click hurries it.
 */
export function hydrateInPieces(app: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, app);
  });
}
