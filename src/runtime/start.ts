// A door of this room: what gatsby-browser.tsx hands to Gatsby.
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentMarks } from "./document";
import { startNavigation } from "./navigation/navigation";
import { startBuildUpdate } from "./update/build-update";
import { silenceWorkerUpdates, tellPagePath } from "./update/gatsby-internals";

export { catchChunkFailures } from "./update/build-update";
export { leaveFocusToSite } from "./update/gatsby-internals";
export { leaveStalePage } from "./navigation/navigation";
export { restoreScroll } from "./navigation/restore-scroll";

/**
 * Takes over navigation from Gatsby, and checks for a newer build when the browser is idle, each hour, when
 * the network returns, and when the tab is shown after five minutes. The page that is shown stays; the next
 * link, Back or Forward loads a document if the server answers within 1.5 s. So does a link whose page
 * cannot be shown in place; without a worker and a server, such a link does nothing. For `onClientEntry`.
 * @throws in browsers such as Chrome 92. Gatsby then leaves the prerendered page alone, with plain links.
 */
export function startRuntime(): void {
  if (!("hasOwn" in Object)) {
    documentMarks().scripts = "failed";
    throw new Error("This browser is too old.");
  }
  tellPagePath();
  silenceWorkerUpdates(window);
  startNavigation();
  startBuildUpdate();
}

/** Hydrates in a transition, which React splits into short tasks, so that the page stays responsive. */
export function hydrateInTransition(app: ReactNode, container: Element): void {
  // If a translator changed the page first, React renders it again. This is only a warning.
  const options = { onRecoverableError: console.warn };
  startTransition(() => void hydrateRoot(container, app, options));
}
