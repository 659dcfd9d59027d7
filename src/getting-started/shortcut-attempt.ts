import { holdsModifiers, isShortcut } from "../tab-search/is-shortcut";

/** What a page can tell of a press of the default shortcut. */
export type Attempt = Readonly<{
  /** Whether all modifiers of the shortcut have been held together. */
  isHeld: boolean;
  /** Whether another key has come since the first modifier. */
  hasOther: boolean;
  /** "arrived": all keys came. "partly": the modifiers came, and the last key never did. */
  outcome: "none" | "arrived" | "partly";
}>;

export const noAttempt: Attempt = { isHeld: false, hasOther: false, outcome: "none" };

type KeyEvent = Readonly<
  Pick<KeyboardEvent, "type" | "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">
>;

const modifiers = ["Shift", "Control", "Meta", "Alt"];

/** The attempt after a key went down or up. A window that loses the focus is like a key that went up. */
export function afterKey(
  before: Attempt,
  event: KeyEvent | "blur",
  modifierKey: "Cmd" | "Ctrl",
): Attempt {
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
