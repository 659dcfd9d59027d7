// Runs in the browser before all scripts, as text in every document.
import { isReturn } from "./is-return";
import { ownBuild } from "./own-build";
import { shownHistory, shownKey } from "./shown-history";

/**
 * Notes that the tab shows this document's build, unless it is shown again (build-update.ts sees to
 * that): who goes back before the scripts are there is to be told that what they left was newer.
 */
function noteShown(
  ownId: string | null,
  isAgain: boolean,
  history: typeof shownHistory,
  key: string,
): void {
  if (ownId && !isAgain) history(() => sessionStorage, key).add(ownId);
}

/** The inline script for the head of every document, after the mark of its build. */
export const noteShownScript = `(${String(noteShown)})((${String(ownBuild)})(),(${String(isReturn)})(),${String(shownHistory)},"${shownKey}")`;
