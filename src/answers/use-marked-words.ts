import { type RefObject, useEffect } from "react";
import { fold, wordsOfQuestion } from "../search-list/fold";

/**
 * Marks the words of the filter in the answers that it shows. The marks are the browser's (CSS Custom
 * Highlight API), so that the elements stay as React knows them. Older browsers show none.
 */
export function useMarkedWords(
  list: RefObject<HTMLElement | null>,
  typed: string,
  found: ReadonlySet<string>,
): void {
  useEffect(() => {
    if (!("highlights" in CSS)) return;
    const answers = list.current?.querySelectorAll("details:not([hidden])") ?? [];
    const words = wordsOfQuestion(typed);
    const ranges = words.length === 0 ? [] : [...answers].flatMap((one) => placesOf(words, one));
    CSS.highlights.set("found-words", new Highlight(...ranges));
    return () => void CSS.highlights.delete("found-words");
  }, [list, typed, found]);
}

function placesOf(words: readonly string[], answer: Element): readonly StaticRange[] {
  const places: StaticRange[] = [];
  const texts = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const letters = fold(text.textContent ?? "");
    for (const word of words)
      for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
        if (!/[\p{L}\p{N}]/u.test(letters.charAt(at - 1)))
          places.push(
            new StaticRange({
              ...{ startContainer: text, startOffset: at },
              ...{ endContainer: text, endOffset: at + word.length },
            }),
          );
  }
  return places;
}
