import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { replaceAddressSearch, useAddress } from "../layout/use-address-search";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { hardwareWords } from "../hardware-info/words-by-name";
import { answerFinder, foundPart } from "./find-answers";
import { answersOfHash } from "./answers-of-hash";

/** The pause in typing after which the history keeps the words, in milliseconds. */
const pause = 400;

/** What was typed in this entry of the history. */
const keptWords = () => (history.state as Readonly<{ typed?: string }> | null)?.typed;
const wordsOfAddress = () => new URLSearchParams(location.search).get("q") ?? "";

/**
 * The words of the filter and the answers that match. Until the visitor types, the words are those of
 * the address. What is typed is kept in the history, so it never leaves the device.
 */
export function useAnswerFilter(answers: readonly Queries.AnswerEntryFragment[]) {
  const inAddress = useAddress(wordsOfAddress) ?? "";
  const kept = useAddress(keptWords);
  const [typed, setWords] = useState(kept ?? null);
  const info = useHardwareInfo();
  const find = useMemo(() => answerFinder(answers, hardwareWords(info)), [answers, info]);
  // What the address names is shown, whatever filter is in the address.
  const asked = inAddress === "" ? [] : answersOfHash(answers, location.hash);
  const isShown = asked.length === 0 || asked.some((slug) => find(inAddress).has(slug));
  const fromAddress = isShown ? inAddress : "";
  const words = typed ?? fromAddress;

  // A history entry with other words replaces what was typed. The entry of a # link has no words.
  const inEntry = kept ?? (fromAddress || undefined);
  const [lastInEntry, setLastInEntry] = useState(inEntry);
  if (inEntry !== lastInEntry) {
    setLastInEntry(inEntry);
    if (inEntry !== undefined && inEntry !== typed?.trim()) setWords(kept ?? null);
  }

  useEffect(() => {
    if (typed === null) return;
    const { pathname } = location;
    // A link may have changed the address while this page is still shown.
    const write = () =>
      location.pathname === pathname && replaceAddressSearch({ q: "" }, { typed: typed.trim() });
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [typed, inEntry]);

  const wanted = useDeferredValue(words);
  const found = useMemo(() => find(wanted), [find, wanted]);
  const parts = useMemo(() => {
    const inWords = hardwareWords(info);
    const shown = wanted.trim() === "" ? [] : answers.filter(({ slug }) => found.has(slug));
    return new Map(shown.map((answer) => [answer.slug, foundPart(answer, wanted, inWords)]));
  }, [answers, found, info, wanted]);
  return { words, setWords, found, parts };
}
