import type { HardwareInfo } from "../hardware-info/hardware-info";
import { hardwareWords } from "../hardware-info/hardware-words";
import { site } from "../site/site";

/** A text with each `{word}` in the visitor's own wording; unknown names stay as they are. */
export function fillWords(text: string, info: HardwareInfo): string {
  const words = new Map<string, string>(Object.entries(hardwareWords(info)));
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    name === "shortcut"
      ? site.shortcut.map((key) => words.get(key) ?? key).join("+")
      : (words.get(name) ?? written),
  );
}
