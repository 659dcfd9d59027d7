import { defaultHardwareInfo } from "../../hardware-info/hardware-info";
import { hardwareWords, isFixedWord, wordNames } from "../../hardware-info/hardware-words";
import { shortcutKeys, textFacts } from "../../site/site";
import type { ContentNode } from "../../content-text/content-tree";
import { append, together } from "./one-line";

/** The words of a visitor of whom nothing is known: what feeds, plain text and static HTML say. */
export const defaultWords: Readonly<Record<string, string>> = hardwareWords(defaultHardwareInfo);

/** The words in braces that are replaced by facts of the site, the same for everybody. */
export const siteWords: Readonly<Record<string, string>> = {
  // No word is found by the names that every object has, such as "constructor".
  __proto__: null as never,
  ...Object.fromEntries(
    wordNames.filter(isFixedWord).map((name) => [name, hardwareWords(defaultHardwareInfo)[name]]),
  ),
  publisher: `${textFacts.publisher.name}, ${textFacts.publisher.country}`,
  person: textFacts.person,
  price: textFacts.price,
  systems: textFacts.systems,
  supportedVersions: textFacts.supportedVersions,
  logRetention: textFacts.logRetention,
  legalBasis: textFacts.legalBasis,
  dataAuthority: textFacts.dataAuthority,
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

/** The names in braces in a text that are no words. */
export function unknownWords(text: string): readonly string[] {
  return [...text.matchAll(braces)]
    .map(([, name = ""]) => name)
    .filter((name) => !contentWords.includes(name));
}

/** A text divided at its `{words}`. Other names in braces stay as they are. */
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
