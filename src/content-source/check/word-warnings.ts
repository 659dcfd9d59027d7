// Build time only.

/** A word that reads badly on this site, with the line it is on and what to write instead. */
export type WordWarning = Readonly<{
  file: string;
  /** Counted from 1. */
  line: number;
  word: string;
  hint: string;
}>;

/** The patterns of docs/writing-reference.md's style guide: what to avoid, what to use instead. */
const wordsToAvoid: readonly Readonly<{ pattern: RegExp; use: string }>[] = [
  { pattern: /(?<!#)\bmails?\b(?!to:)/gi, use: "email" },
  { pattern: /\bmarked\b/gi, use: "highlighted" },
  { pattern: /\blook (?:whether|if)\b/gi, use: "check whether" },
  { pattern: /\b(?:by itself|by yourself)\b/gi, use: "automatically, or on its own" },
  { pattern: /\bstands? (?:in|here|beside|among)\b/gi, use: "is, or appears" },
  { pattern: /\bknows? no\b/gi, use: "has no" },
  { pattern: /\bl(?:et|ets) go of\b/gi, use: "release" },
  { pattern: /\b(?:a|the|this|same|first) switch\b/gi, use: "toggle; switch is a verb here" },
  { pattern: /\bbuilt like Chrome\b/gi, use: "Chromium-based" },
  { pattern: /\bChrome OS\b/g, use: "ChromeOS" },
  { pattern: /(?<!#|slug: )\bset-ups?\b/gi, use: "setup" },
  { pattern: /\bmany hundred\b/gi, use: "hundreds of" },
  { pattern: /\bbelongs? into\b/gi, use: "belongs in" },
  { pattern: /\ba \{privateBrowsingMode\}/gi, use: "an {privateBrowsingMode}" },
  { pattern: /\b(?:behavior|colors?|(?:minim|synchron|organ|recogn)iz\w+)\b/gi, use: "-our, -ise" },
  {
    pattern: /\b(?:coming soon|fastest|seamless\w*|blazing\w*)\b/gi,
    use: "what it does, in facts",
  },
];

/** Words that are right for some visitors only, in prose: labels (bold) and code name them as they are. */
const wordsOfSome: typeof wordsToAvoid = [
  { pattern: /\b(?:Ctrl|Cmd)\b(?!<\/kbd>|\+Tab)/g, use: "{modifierKey}" },
  // Ctrl and Tab are the same everywhere.
  { pattern: /(?<=<kbd>)(?:Ctrl|Cmd)(?=<\/kbd>\+(?!<kbd>Tab<))/g, use: "{modifierKey}" },
  { pattern: /⌘/g, use: "{modifierKey}" },
  { pattern: /\b(?:Incognito|InPrivate)\b/g, use: "private windows, or {privateBrowsingMode}" },
];
const labelsAndCode = /\*\*.+?\*\*|`[^`]*`/g;

/** The words of a text that the style guide advises against; `path` is below src/content. */
export function wordWarnings(path: string, text: string): readonly WordWarning[] {
  let isCode = false;
  return text.split("\n").flatMap((row, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(row);
    if (isFence) isCode = !isCode;
    if (isFence || isCode) return [];
    const found = (shown: string, words: typeof wordsToAvoid) =>
      words.flatMap(({ pattern, use }) =>
        [...shown.matchAll(pattern)].map(([word]) => ({
          file: path,
          line: index + 1,
          word,
          hint: `Write: ${use}.`,
        })),
      );
    return [...found(row, wordsToAvoid), ...found(row.replace(labelsAndCode, ""), wordsOfSome)];
  });
}
