import { holdsModifiers, isShortcut } from "../keys/is-shortcut";

// They load with this script.
export { shortcutLabels } from "./shortcut-labels";

/** What a page can tell of a press of the default shortcut. */
type Attempt = Readonly<{
  /** Whether all modifiers of the shortcut have been held together. */
  isHeld: boolean;
  /** Whether another key has come since the first modifier. */
  hasOther: boolean;
  /** "arrived": all keys came. "partly": the modifiers came, and the last key never did. */
  outcome: "none" | "arrived" | "partly";
}>;

const noAttempt: Attempt = { isHeld: false, hasOther: false, outcome: "none" };

type KeyEvent = Readonly<
  Pick<KeyboardEvent, "type" | "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">
>;

const modifiers = ["Shift", "Control", "Meta", "Alt"];

/** The attempt after a key went down or up. A window that loses the focus is like a key that went up. */
function afterKey(before: Attempt, event: KeyEvent | "blur", modifierKey: "Cmd" | "Ctrl"): Attempt {
  const isKey = event !== "blur";
  const isModifier = isKey && modifiers.includes(event.key);
  if (isKey && event.type === "keydown") {
    if (isShortcut(event, modifierKey)) return { isHeld: true, hasOther: true, outcome: "arrived" };
    if (!isModifier) return { ...before, hasOther: true };
    const isHeld = before.isHeld || holdsModifiers(event, modifierKey);
    return { ...before, isHeld, hasOther: before.isHeld && before.hasOther };
  }
  if (!before.isHeld || (isKey && !isModifier)) return before;
  return { isHeld: false, hasOther: false, outcome: before.hasOther ? before.outcome : "partly" };
}

/** Tells `onOutcome` after each key what the page can tell. Returns how to stop. */
export function watchShortcut(
  target: Pick<Window, "addEventListener" | "removeEventListener">,
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
  const watched = ["keydown", "keyup", "blur"] as const;
  for (const name of watched) target.addEventListener(name, follow, true);
  return () => {
    for (const name of watched) target.removeEventListener(name, follow, true);
  };
}
