import type { HardwareInfo } from "../hardware-info/hardware-info";
import { isOfInputMethod } from "../keys/key-events";
import { keyLabels } from "./key-labels";

/** A key that went down, with the modifiers that were held. */
export type KeyPress = Readonly<
  Pick<KeyboardEvent, "key" | "keyCode" | "ctrlKey" | "altKey" | "shiftKey" | "metaKey">
>;

/** A combination of keys: its name, whether it can be a shortcut, and why not, or who uses it. */
export type Verdict = Readonly<{ keys: string; isAllowed: boolean; reasons: readonly string[] }>;

type Visitor = Pick<HardwareInfo, "os" | "modifierKey">;

/** A combination in the terms of the rules. */
type Combination = Readonly<{
  name: string;
  code: number;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  meta: boolean;
  os: string;
  /** Whether Cmd on macOS, else Ctrl, is held, without Alt, and without the other of the two. */
  hasModifierKey: boolean;
}>;

/**
 * The keys that a shortcut can have besides letters and digits, by `keyCode`. It is deprecated, but
 * Chromium's own field judges by it, with these numbers:
 * https://chromium.googlesource.com/chromium/src/+/09c5916/chrome/browser/resources/extensions/shortcut_util.js
 */
const namedKeys: Readonly<Record<number, string>> = {
  32: "Space",
  33: "Page Up",
  34: "Page Down",
  35: "End",
  36: "Home",
  37: "Left",
  38: "Up",
  39: "Right",
  40: "Down",
  45: "Insert",
  46: "Delete",
  188: "Comma",
  190: "Full stop",
};

/** The media keys: next, previous, stop, play or pause. */
const mediaKeys: readonly number[] = [176, 177, 178, 179];
const tabKey = 9;
/** Names of keys that make no combination yet. */
const unfinished = ["Shift", "Control", "Alt", "AltGraph", "Meta"];

type Rule = Readonly<{
  applies: (keys: Combination) => boolean;
  says: (keys: Combination) => string;
}>;

const isMac = ({ os }: Combination) => os === "macOS";
const isMedia = ({ code }: Combination) => mediaKeys.includes(code);
const hasShift = ({ hasModifierKey, shift }: Combination) => hasModifierKey && shift;

/** Why a combination is not allowed. The first rule that applies is said. */
const refusals: readonly Rule[] = [
  {
    applies: ({ code }) => code === tabKey,
    says: () => keyLabels.tab,
  },
  {
    applies: (keys) => keys.meta && !isMac(keys) && keys.os !== "Chrome OS",
    says: ({ os }) => keyLabels.meta(metaNameOf(os)),
  },
  {
    applies: (keys) => isMedia(keys) && (keys.ctrl || keys.alt || keys.shift || keys.meta),
    says: () => keyLabels.media,
  },
  {
    applies: (keys) => !isMedia(keys) && !isShortcutKey(keys.code),
    says: ({ name }) => keyLabels.otherKey(name),
  },
  {
    applies: (keys) => keys.alt && (keys.ctrl || (isMac(keys) && keys.meta)),
    says: (keys) => keyLabels.apart[isMac(keys) ? "mac" : "others"],
  },
  {
    applies: (keys) => !isMedia(keys) && !keys.ctrl && !keys.alt && !(isMac(keys) && keys.meta),
    says: (keys) => keyLabels.add[isMac(keys) ? "mac" : "others"],
  },
];

/** Who uses a combination that is allowed. All that apply are said. */
const clashes: readonly Rule[] = [
  {
    applies: (keys) => hasShift(keys) && keys.name === "Space",
    says: () => keyLabels.onePassword,
  },
  {
    applies: (keys) => hasShift(keys) && keys.name === "Space" && keys.os === "Chrome OS",
    says: () => keyLabels.chromeOs,
  },
  {
    applies: ({ name, os, alt, shift }) => name === "Space" && os === "Windows" && alt && !shift,
    says: () => keyLabels.windows,
  },
  {
    applies: (keys) => hasShift(keys) && keys.name === "A",
    says: () => keyLabels.tabSearch,
  },
  {
    applies: (keys) =>
      keys.hasModifierKey && !keys.shift && Object.hasOwn(keyLabels.ofBrowsers, keys.name),
    says: ({ name }) => keyLabels.browsers(name),
  },
];

function isShortcutKey(code: number): boolean {
  return isLetterOrDigit(code) || Object.hasOwn(namedKeys, code);
}

function isLetterOrDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

/** The name of a key, as on its cap if the cap has one. */
function nameOf({ key, keyCode }: KeyPress): string {
  if (isLetterOrDigit(keyCode)) return String.fromCharCode(keyCode);
  const isNumberPad = keyCode >= 96 && keyCode <= 111;
  if (isNumberPad) return keyLabels.ofNumberPad(key);
  if (/^(?:Dead|Unidentified)$/.test(key)) return keyLabels.unnamed;
  // The capital of some letters is two: that of "ß" is "SS".
  const capital = key.toUpperCase();
  return namedKeys[keyCode] ?? (capital.length === 1 ? capital : key);
}

/** What the visitor's keyboard calls Meta. */
function metaNameOf(os: string): string {
  if (os === "macOS") return "Cmd";
  if (os === "Chrome OS") return "Search";
  return os === "Windows" ? "Windows" : "Super";
}

/** Whether a key waits for another one, or an input method keeps it. */
export function isUnfinished(
  event: Pick<KeyboardEvent, "key" | "keyCode" | "isComposing">,
): boolean {
  return unfinished.includes(event.key) || isOfInputMethod(event);
}

/** Whether a key comes without Ctrl, Alt or Meta. The page and the browser keep such keys: Tab, F6. */
export function isSingleKey({ ctrlKey, altKey, metaKey }: KeyPress): boolean {
  return !ctrlKey && !altKey && !metaKey;
}

/** Whether the shortcut of an extension can be this combination, by the rules of the browser. */
export function judgeKeys(press: KeyPress, { os, modifierKey }: Visitor): Verdict {
  const { keyCode: code, ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: meta } = press;
  const name = nameOf(press);
  const hasModifierKey = !alt && (modifierKey === "Cmd" ? meta && !ctrl : ctrl && !meta);
  const keys = { name, code, ctrl, alt, shift, meta, os, hasModifierKey };
  const held = [
    ctrl && (os === "macOS" ? "Control" : "Ctrl"),
    alt && (os === "macOS" ? "Option" : "Alt"),
    shift && "Shift",
    meta && metaNameOf(os),
  ];
  const refusal = refusals.find(({ applies }) => applies(keys));
  const said = refusal ? [refusal] : clashes.filter(({ applies }) => applies(keys));
  return {
    keys: [...held.filter(Boolean), name].join("+"),
    isAllowed: refusal === undefined,
    reasons: said.map(({ says }) => says(keys)),
  };
}
