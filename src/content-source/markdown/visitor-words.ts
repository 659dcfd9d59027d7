import { defaultHardwareInfo } from "../../hardware-info/hardware-info";
import { hardwareWords, isFixedWord, wordNames } from "../../hardware-info/words-by-name";
import { shortcutKeys, textFacts } from "../../site/site";
import type { ContentNode } from "../../content-text/content-tree";
import { append, together } from "./one-line";

/** The words of an unknown visitor, as in the feed and static HTML. */
export const defaultWords: Readonly<Record<string, string>> = hardwareWords(defaultHardwareInfo);

/** The words in braces that stand for facts of the site and are the same for everybody. */
export const siteWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(wordNames.filter(isFixedWord).map((name) => [name, defaultWords[name]])),
  ...textFacts,
  publisher: `${textFacts.publisher.name}, ${textFacts.publisher.country}`,
};

const visitorWords: readonly string[] = wordNames.filter((name) => !isFixedWord(name));

/** Every word that may be in braces. */
export const contentWords: readonly string[] = [
  ...new Set([...wordNames, ...Object.keys(siteWords)]),
  "shortcut",
];

const shortcut = together(
  ...shortcutKeys.flatMap((key, index): ContentNode[] => [
    ...(index > 0 ? ["+"] : []),
    ["kbd", null, visitorWords.includes(key) ? ["word", { name: key }] : key],
  ]),
);

const braces = /\{([A-Za-z][\w-]*)\}/g;

/** The names in braces that are not among the known words. */
export function unknownWords(text: string): readonly string[] {
  return [...text.matchAll(braces)]
    .map(([, name = ""]) => name)
    .filter((name) => !contentWords.includes(name));
}

/** A text in which each known word in braces is replaced. Other names in braces stay. */
export function withWords(text: string): readonly ContentNode[] {
  const parts: ContentNode[] = [];
  let end = 0;
  for (const { 0: word, 1: name = "", index } of text.matchAll(braces)) {
    append(parts, text.slice(end, index));
    end = index + word.length;
    if (name === "shortcut") append(parts, shortcut);
    else if (visitorWords.includes(name)) append(parts, ["word", { name }]);
    else append(parts, siteWords[name] ?? word);
  }
  append(parts, text.slice(end));
  return parts;
}
