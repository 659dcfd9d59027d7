import { holdsModifiers, isShortcut } from "../keys/is-shortcut";

// They load with this script.
export { shortcutLabels } from "./shortcut-labels";

/** What a page can tell of a press of the default shortcut. */
type Attempt = Readonly<{
  /** Whether all modifiers of the shortcut have been held together. */
  isHeld: boolean;
  /** Whether another key has come since the first modifier. */
  sawOtherKey: boolean;
  /** "arrived": all keys came. "intercepted": the modifiers came, and the last key never did. */
  outcome: "none" | "arrived" | "intercepted";
}>;

const noAttempt: Attempt = { isHeld: false, sawOtherKey: false, outcome: "none" };

const modifiers = ["Shift", "Control", "Meta", "Alt"];

/** The attempt after a key went down or up. A window that loses the focus is like a key that went up. */
function afterKey(
  before: Attempt,
  event: KeyboardEvent | "blur",
  modifierKey: "Cmd" | "Ctrl",
): Attempt {
  const isKey = event !== "blur";
  const isModifier = isKey && modifiers.includes(event.key);
  if (isKey && event.type === "keydown") {
    if (isShortcut(event, modifierKey))
      return { isHeld: true, sawOtherKey: true, outcome: "arrived" };
    if (!isModifier) return { ...before, sawOtherKey: true };
    const isHeld = before.isHeld || holdsModifiers(event, modifierKey);
    return { ...before, isHeld, sawOtherKey: before.isHeld && before.sawOtherKey };
  }
  if (!before.isHeld || (isKey && !isModifier)) return before;
  return {
    isHeld: false,
    sawOtherKey: false,
    outcome: before.sawOtherKey ? before.outcome : "intercepted",
  };
}

/** Tells `onOutcome` after each key what the page can tell. Returns a function that stops it. */
export function watchShortcut(
  modifierKey: "Cmd" | "Ctrl",
  onOutcome: (outcome: Attempt["outcome"]) => void,
): () => void {
  let attempt = noAttempt;
  const follow = (event: Event) => {
    // The demo on the same page opens by the shortcut only for those who are in it.
    const isInDemo = event.target instanceof Element && event.target.closest("figure") !== null;
    if (event instanceof KeyboardEvent && isShortcut(event, modifierKey) && !isInDemo)
      event.preventDefault();
    attempt = afterKey(attempt, event instanceof KeyboardEvent ? event : "blur", modifierKey);
    onOutcome(attempt.outcome);
  };
  const stop = new AbortController();
  for (const name of ["keydown", "keyup", "blur"])
    window.addEventListener(name, follow, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
