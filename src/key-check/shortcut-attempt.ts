import { site } from "../site/site";
import { holdsModifiers, isShortcut } from "../keys/is-shortcut";

/** What a page can tell of a press of the default shortcut. */
export type Attempt = Readonly<{
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

/** What is shown where an outcome will be said. */
export const shortcutHint = "Test them here: press the keys now.";

/** What the page says of each outcome. */
export const outcomeWords: Readonly<Record<Attempt["outcome"], string>> = {
  none: "",
  arrived: `The keys arrived on this page, so no other program takes them. Nor does ${site.name}: its field is probably empty, or it isn’t installed.`,
  partly: `The last key didn’t arrive here. Did the list open? Then all is well. If not, another program, another extension or the browser has these keys.`,
};

/** Tells `onWords` what the page can say after each key. Returns how to stop. */
export function watchShortcut(
  target: Pick<Window, "addEventListener" | "removeEventListener">,
  modifierKey: "Cmd" | "Ctrl",
  onWords: (words: string) => void,
): () => void {
  let attempt = noAttempt;
  const follow = (event: Event) => {
    // The demo on the same page opens by the shortcut only for those who are in it.
    const isInDemo = event.target instanceof Element && event.target.closest("figure") !== null;
    if (event instanceof KeyboardEvent && isShortcut(event, modifierKey) && !isInDemo)
      event.preventDefault();
    attempt = afterKey(attempt, event instanceof KeyboardEvent ? event : "blur", modifierKey);
    onWords(outcomeWords[attempt.outcome]);
  };
  const watched = ["keydown", "keyup", "blur"] as const;
  for (const name of watched) target.addEventListener(name, follow, true);
  return () => {
    for (const name of watched) target.removeEventListener(name, follow, true);
  };
}
