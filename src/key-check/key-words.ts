import type { Verdict } from "./key-rules";

/** What the key tester says. */
export const keyWords = {
  tester: "Try a combination",
  place: "Click here, then press the keys",
  hint: "If nothing happens, your browser, your system or another program uses these keys already.",
  verdict: ({ keys, isAllowed, reasons }: Verdict) =>
    [
      isAllowed
        ? reasons.length === 0
          ? `${keys} is allowed.`
          : `${keys} is allowed, but may clash.`
        : `${keys} isn’t allowed.`,
      ...reasons,
    ].join(" "),
} as const;
