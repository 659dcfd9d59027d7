import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { replaceAddressSearch, useAddressSearch } from "../navigation/use-address-search";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { hardwareWords } from "../hardware-info/hardware-words";
import { answerFinder, foundPart } from "./find-answers";
import { answersOfHash } from "./use-open-answer";

/** The pause in typing after which the address is updated, in milliseconds. */
const addressPause = 400;

/** The words of the filter and the answers that match. The words come from the address until the visitor types. */
export function useAnswerFilter(answers: readonly Queries.AnswerEntryFragment[]) {
  const inAddress = new URLSearchParams(useAddressSearch()).get("q") ?? "";
  const [typed, setWords] = useState<string | null>(null);
  const info = useHardwareInfo();
  const find = useMemo(() => answerFinder(answers, hardwareWords(info)), [answers, info]);
  // What the address names is shown, whatever filter is in the address.
  const asked = inAddress === "" ? [] : answersOfHash(answers, location.hash);
  const isShown = asked.length === 0 || asked.some((slug) => find(inAddress).has(slug));
  const fromAddress = isShown ? inAddress : "";
  const words = typed ?? fromAddress;

  // A link with other words replaces what was typed before.
  const [lastFromAddress, setLastFromAddress] = useState(fromAddress);
  if (fromAddress !== lastFromAddress) {
    setLastFromAddress(fromAddress);
    if (fromAddress !== typed?.trim()) setWords(null);
  }

  useEffect(() => {
    if (typed === null) return;
    const { pathname } = location;
    // A link may have changed the address while this page is still shown.
    const write = () => location.pathname === pathname && replaceAddressSearch({ q: typed.trim() });
    const timer = setTimeout(write, addressPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const wanted = useDeferredValue(words);
  const found = useMemo(() => find(wanted), [find, wanted]);
  const parts = useMemo(() => {
    const inWords = hardwareWords(info);
    const shown = wanted.trim() === "" ? [] : answers.filter(({ slug }) => found.has(slug));
    return new Map(shown.map((answer) => [answer.slug, foundPart(answer, wanted, inWords)]));
  }, [answers, found, info, wanted]);
  return { words, setWords, found, parts };
}
