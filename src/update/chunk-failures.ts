/** Whether a rejection says that a script of the site could not be loaded. */
export function isChunkFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return (
    reason.name === "ChunkLoadError" ||
    // The browsers' own words for a failing import().
    /dynamically imported module|importing a module script failed/i.test(reason.message)
  );
}

/** Whether a rejection is Gatsby's word for a page whose component only a newer build has. */
function isUnknownComponent(reason: unknown): boolean {
  return reason instanceof Error && /find the correct component chunk/.test(reason.message);
}

/**
 * Takes uncaught failures of scripts away from Gatsby, which would load the path again and
 * again; call it before Gatsby adds its own listener. `onFailure` may reload, once.
 */
export function listenForChunkFailures(
  target: Pick<Window, "addEventListener">,
  onFailure: (reason: unknown) => void,
): void {
  target.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    const isFailure = isChunkFailure(reason);
    if (!isFailure && !isUnknownComponent(reason)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The promise of a page that its asker already handles; Gatsby leaves a copy uncaught.
    if (isFailure) onFailure(reason);
  });
}
