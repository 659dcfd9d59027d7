import { type RefObject, useEffect } from "react";

type AddressedAnswer = Readonly<{ slug: string; aliases: readonly string[] }>;

/** The slug for a hash such as `#edge%20case`, which may also be an alias; null for an unknown hash. */
export function answerOfHash(answers: readonly AddressedAnswer[], hash: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    // The hash has a malformed escape.
    return null;
  }
  const answer = answers.find(({ slug, aliases }) => slug === name || aliases.includes(name));
  return answer?.slug ?? null;
}

/** Opens the answer that the address names and scrolls to it, now and whenever the address changes. */
export function useOpenAnswer(
  list: RefObject<HTMLElement | null>,
  answers: readonly AddressedAnswer[],
): void {
  useEffect(() => {
    function namedAnswer() {
      const slug = answerOfHash(answers, location.hash);
      const answer = slug === null ? null : document.getElementById(slug);
      return answer instanceof HTMLDetailsElement ? answer : null;
    }

    function openNamed() {
      const answer = namedAnswer();
      if (!answer) return;
      answer.open = true;
      answer.scrollIntoView();
    }

    // A second click on the same link fires no hashchange event.
    function openPressed({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && link.hash === location.hash && link.pathname === location.pathname) openNamed();
    }

    function openAll() {
      for (const answer of list.current?.querySelectorAll("details") ?? []) answer.open = true;
    }

    // What the head script has opened, the browser has scrolled to. The visitor may be elsewhere now.
    if (!namedAnswer()?.open) openNamed();
    addEventListener("hashchange", openNamed);
    document.addEventListener("click", openPressed);
    // For browsers in which CSS cannot open a details element.
    if (!CSS.supports("selector(::details-content)")) addEventListener("beforeprint", openAll);
    return () => {
      removeEventListener("hashchange", openNamed);
      document.removeEventListener("click", openPressed);
      removeEventListener("beforeprint", openAll);
    };
  }, [list, answers]);
}
