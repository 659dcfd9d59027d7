import { latinLetter } from "./key-events";
import { site } from "../site/site";

type Keys = Readonly<
  Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">
>;

/** What a key's code has before its name: nothing for most keys. */
const prefixes = ["", "Digit", "Arrow"];

/** Whether a key event is the product's default shortcut with the visitor's modifier key. */
export function isShortcut(keys: Keys, modifierKey: "Cmd" | "Ctrl"): boolean {
  const wanted: readonly string[] = site.shortcut;
  const last = wanted.at(-1) ?? "";
  const isLast = /^[A-Z]$/.test(last)
    ? latinLetter(keys) === last
    : prefixes.some((prefix) => keys.code === prefix + last);
  return isLast && holdsModifiers(keys, modifierKey);
}

/** Whether a key event has exactly the modifiers of the default shortcut. */
export function holdsModifiers(
  keys: Omit<Keys, "key" | "code">,
  modifierKey: "Cmd" | "Ctrl",
): boolean {
  const wanted: readonly string[] = site.shortcut;
  return (
    keys.shiftKey === wanted.includes("Shift") &&
    keys.altKey === wanted.includes("Alt") &&
    keys.metaKey === (wanted.includes("modifierKey") && modifierKey === "Cmd") &&
    keys.ctrlKey === (wanted.includes("modifierKey") && modifierKey === "Ctrl")
  );
}
