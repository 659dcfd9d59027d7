import type { Verdict } from "./key-rules";

/** What the shortcut check and the key tester say besides their results. */
export const keyWords = {
  /** Before the keys of the shortcut, and after them. */
  press: "Press",
  pressHint: "now. This page tells you whether the keys arrive.",
  tester: "Try a combination",
  place: "Click here, then press the keys",
  hint: "If nothing happens, your browser, your system or another program uses these keys already.",
  verdict: ({ keys, isAllowed, reasons }: Verdict) =>
    [
      isAllowed
        ? reasons.length === 0
          ? `${keys} is allowed.`
          : `${keys} is allowed, but already has a use.`
        : `${keys} isn’t allowed.`,
      ...reasons,
    ].join(" "),
} as const;
