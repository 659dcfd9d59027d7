// Browser only: the build of this document, and the builds that this tab has shown.
import { documentMarks } from "../browser/document-marks";
import { navigationType } from "../browser/document-facts";

/** The id of this document's build; null in development. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content || null;
}

/** The session storage key of the builds that this tab has shown. */
const key = "build-update:shown";

/** A visitor who goes back over more builds sees an old document until the next link. */
const maxLength = 20;

/**
 * Records that this tab shows build `id` now. Returns whether the build is superseded: the tab has
 * shown it before, and another build since. On back and forward, browsers show their own copy of a
 * document without asking the server, so the page itself compares builds. If `storage` is missing
 * or full, nothing is recorded, and the next link still notices an old build.
 */
export function recordShown(
  id: string,
  storage: () => Pick<Storage, "getItem" | "setItem"> = () => sessionStorage,
): boolean {
  const ids = readIds(storage);
  const isSuperseded = ids.includes(id) && ids.at(-1) !== id;
  const others = ids.filter((other) => other !== id);
  try {
    storage().setItem(key, JSON.stringify([...others, id].slice(-maxLength)));
  } catch {
    // The storage is blocked or full.
  }
  return isSuperseded;
}

function readIds(storage: () => Pick<Storage, "getItem">): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    // The storage is blocked, or another script wrote something else there.
    return [];
  }
}

/**
 * Records the build of a new document, and marks a document that back or forward reached although
 * its build is superseded: build-update.ts loads it again. start-script.ts calls this before the
 * other scripts arrive, because the visitor may leave before that.
 */
export function recordDocument(): void {
  const id = ownBuild();
  if (!id) return;
  const isSuperseded = recordShown(id);
  if (isSuperseded && navigationType() === "back_forward") documentMarks().superseded = "";
}
