import { site } from "../site/site";

/** What each combination of Cmd or Ctrl and a letter does in every browser. */
const ofBrowsers: Readonly<Record<string, string>> = {
  A: "to select everything",
  C: "to copy",
  F: "to search the page",
  L: "to go to the address bar",
  N: "to open a window",
  P: "to print",
  R: "to reload the page",
  T: "to open a tab",
  V: "to paste",
  W: "to close the tab",
  X: "to cut",
  Z: "to undo",
};

/** What the key tester and the check of the shortcut say. */
export const keyLabels = {
  tester: "Try a combination",
  place: "Click here, then press the keys",
  hint: "If nothing happens, your browser, your system or another program uses these keys already.",
  verdict: (keys: string, isAllowed: boolean, reasons: readonly string[]) =>
    [
      isAllowed
        ? reasons.length === 0
          ? `${keys} is allowed.`
          : `${keys} is allowed, but may clash.`
        : `${keys} isn’t allowed.`,
      ...reasons,
    ].join(" "),

  /** The names of keys that have none on their cap. */
  ofNumberPad: (key: string) => `${key} of the number pad`,
  unnamed: "this key",

  // Why a combination is not allowed.
  tab: "Browsers keep Tab for themselves.",
  meta: (name: string) => `The ${name} key can’t be part of a shortcut.`,
  media: "Media keys work only alone.",
  otherKey: (name: string) => `A shortcut can’t contain ${name}.`,
  apart: {
    mac: "Option doesn’t go with Cmd or Control.",
    others: "Ctrl and Alt don’t go together. (AltGr is both.)",
  },
  add: { mac: "Add Cmd, Control or Option.", others: "Add Ctrl or Alt." },

  // Who uses one that is allowed.
  onePassword: "If you have 1Password, it uses these keys for Quick Access.",
  chromeOs: "ChromeOS uses them to change the input method.",
  windows: "Windows opens the menu of a window with these keys.",
  tabSearch: "Chrome and Edge open their own tab search with these keys.",
  ofBrowsers,
  browsers: (letter: string) => `Browsers use these keys ${ofBrowsers[letter]}.`,

  /** What the check of the shortcut says before there is an outcome, and the outcomes. */
  testHere: "Test them here: press the keys now.",
  outcomes: {
    none: "",
    arrived: `The keys arrived on this page, so no other program takes them. Nor does ${site.name}: it probably has no shortcut set, or isn’t installed.`,
    partly: `The last key didn’t arrive here. Did the list open? Then all is well. If not, another program, another extension or the browser has these keys.`,
  },
} as const;
