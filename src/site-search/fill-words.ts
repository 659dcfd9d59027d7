import type { HardwareInfo } from "../hardware-info/hardware-info";
import { hardwareWords } from "../hardware-info/words-by-name";
import { shortcutKeys } from "../site/site";

/** Replaces each `{word}` in a text by the visitor's wording. Unknown names stay. */
export function fillWords(text: string, info: HardwareInfo): string {
  const words = new Map<string, string>(Object.entries(hardwareWords(info)));
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    name === "shortcut"
      ? shortcutKeys.map((key) => words.get(key) ?? key).join("+")
      : (words.get(name) ?? written),
  );
}
