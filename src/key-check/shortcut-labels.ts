import { site } from "../site/site";

/** What the check of the shortcut says before there is an outcome, and the outcomes. */
export const shortcutLabels = {
  testHere: "Test them here: press the keys now.",
  outcomes: {
    none: "",
    arrived: `The keys arrived on this page, so no other program takes them. Nor does ${site.name}: it probably has no shortcut set, or isn’t installed.`,
    intercepted: `The last key didn’t arrive here. Did the list open? Then all is well. If not, another program, another extension or the browser has these keys.`,
  },
} as const;
