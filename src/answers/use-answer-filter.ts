import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { replaceAddressSearch, useAddressSearch } from "../update/use-address-search";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { hardwareWords } from "../hardware-info/hardware-words";
import { answerFinder } from "./find-answers";

/** How long typing has to rest before the address says what was typed, in milliseconds. */
const addressPause = 400;

/** The words of the filter, from the address until somebody types, and the answers they find. */
export function useAnswerFilter(answers: readonly Queries.AnswerEntryFragment[]) {
  const fromAddress = new URLSearchParams(useAddressSearch()).get("q") ?? "";
  const [typed, setWords] = useState<string | null>(null);
  const words = typed ?? fromAddress;

  // A link that brings other words counts more than what was typed before.
  const [lastFromAddress, setLastFromAddress] = useState(fromAddress);
  if (fromAddress !== lastFromAddress) {
    setLastFromAddress(fromAddress);
    if (fromAddress !== typed?.trim()) setWords(null);
  }

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => replaceAddressSearch({ q: typed.trim() }), addressPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const info = useHardwareInfo();
  const find = useMemo(() => answerFinder(answers, hardwareWords(info)), [answers, info]);
  const wanted = useDeferredValue(words);
  const found = useMemo(() => find(wanted), [find, wanted]);
  return { words, setWords, found };
}
