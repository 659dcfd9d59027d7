import { type RefObject, useEffect } from "react";

type AddressedAnswer = Readonly<{ slug: string; aliases: readonly string[] }>;

/** The slug that a hash such as `#edge%20case` names, by itself or by a former name. */
export function answerOfHash(answers: readonly AddressedAnswer[], hash: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    // A malformed escape names nothing.
    return null;
  }
  const answer = answers.find(({ slug, aliases }) => slug === name || aliases.includes(name));
  return answer?.slug ?? null;
}

/** Opens the answer that the address names and brings it into view, now and when it changes. */
export function useOpenAnswer(
  list: RefObject<HTMLElement | null>,
  answers: readonly AddressedAnswer[],
): void {
  useEffect(() => {
    function openNamed() {
      const slug = answerOfHash(answers, location.hash);
      const answer = slug === null ? null : document.getElementById(slug);
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      // From here on it can be closed, though the address names it: disclosure.module.css.
      answer.dataset.opened = "";
      answer.scrollIntoView();
    }

    // The same link pressed again changes no address.
    function openPressed({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && link.hash === location.hash && link.pathname === location.pathname) openNamed();
    }

    function openAll() {
      for (const answer of list.current?.querySelectorAll("details") ?? []) answer.open = true;
    }

    openNamed();
    addEventListener("hashchange", openNamed);
    document.addEventListener("click", openPressed);
    // For browsers whose styles cannot open them.
    if (!CSS.supports("selector(::details-content)")) addEventListener("beforeprint", openAll);
    return () => {
      removeEventListener("hashchange", openNamed);
      document.removeEventListener("click", openPressed);
      removeEventListener("beforeprint", openAll);
    };
  }, [list, answers]);
}
