import { site } from "../site/site";

type Keys = Readonly<Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">>;

/** Whether a key event is the product's default shortcut with the visitor's modifier key. */
export function isShortcut(keys: Keys, modifierKey: "Cmd" | "Ctrl"): boolean {
  const wanted: readonly string[] = site.shortcut;
  const last = wanted.at(-1) ?? "";
  return (
    (keys.code === last || keys.code === `Key${last}`) &&
    keys.shiftKey === wanted.includes("Shift") &&
    keys.altKey === wanted.includes("Alt") &&
    keys.metaKey === (wanted.includes("modifierKey") && modifierKey === "Cmd") &&
    keys.ctrlKey === (wanted.includes("modifierKey") && modifierKey === "Ctrl")
  );
}
