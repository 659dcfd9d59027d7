import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { decoded } from "../address/decoded";
import { isAsLeft } from "./use-kept-answers";

type AddressedAnswer = Readonly<{ slug: string; aliases: readonly string[] }>;

/** The slug for a hash such as `#edge%20case`, which may also be an alias; null for an unknown hash. */
export function answerOfHash(answers: readonly AddressedAnswer[], hash: string): string | null {
  const name = decoded(hash.replace(/^#/, ""));
  const answer = answers.find(({ slug, aliases }) => slug === name || aliases.includes(name));
  return answer?.slug ?? null;
}

type OpenAnswerOptions = Readonly<{
  list: RefObject<HTMLElement | null>;
  answers: readonly AddressedAnswer[];
  /** Slugs of the answers that the filter shows. */
  found: ReadonlySet<string>;
  /** A new object for each address that the page shows. */
  location: object;
  showAll: () => void;
}>;

/**
 * Opens the answer that the address names and scrolls to it, now and whenever the address changes. If
 * a filter hides the answer, the filter is cleared. Where the list grows or shrinks after that, the
 * answer is scrolled to again, until the visitor types.
 */
export function useOpenAnswer({
  list,
  answers,
  found,
  location,
  showAll,
}: OpenAnswerOptions): void {
  const asked = useRef<string | null>(null);
  const state = useRef({ found, showAll, hasMounted: false, wasLeft: false });
  useLayoutEffect(() => void (state.current.wasLeft = isAsLeft()), []);
  useLayoutEffect(() => void Object.assign(state.current, { found, showAll }));

  useEffect(() => {
    // What the start script has opened, the browser has scrolled to. The visitor may be elsewhere now.
    const { hasMounted, wasLeft } = state.current;
    state.current.hasMounted = true;
    const isOpen = answerElement(answerOfHash(answers, window.location.hash))?.open;
    if (hasMounted || !(wasLeft || isOpen)) openNamed();

    function openNamed() {
      const slug = answerOfHash(answers, window.location.hash);
      if (slug === null) return;
      asked.current = slug;
      if (!state.current.found.has(slug)) state.current.showAll();
      show(slug);
    }

    // A second click on the same link fires no hashchange event.
    function openPressed({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("a") : null;
      const { hash, pathname } = window.location;
      if (link && link.hash === hash && link.pathname === pathname) openNamed();
    }

    const forget = () => void (asked.current = null);
    addEventListener("hashchange", openNamed);
    document.addEventListener("click", openPressed);
    document.addEventListener("input", forget);
    return () => {
      removeEventListener("hashchange", openNamed);
      document.removeEventListener("click", openPressed);
      document.removeEventListener("input", forget);
    };
  }, [answers, location]);

  useLayoutEffect(() => {
    if (asked.current !== null && found.has(asked.current)) show(asked.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other words of the same answers move nothing
  }, [found.size]);

  useEffect(() => {
    // For browsers in which CSS cannot open a details element.
    if (CSS.supports("selector(::details-content)")) return;
    let opened: readonly HTMLDetailsElement[] = [];
    function openAll() {
      const closed = list.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])");
      opened = [...opened, ...(closed ?? [])];
      for (const answer of opened) answer.open = true;
    }
    function closeAgain() {
      for (const answer of opened) answer.open = false;
      opened = [];
    }
    addEventListener("beforeprint", openAll);
    addEventListener("afterprint", closeAgain);
    return () => {
      removeEventListener("beforeprint", openAll);
      removeEventListener("afterprint", closeAgain);
    };
  }, [list]);
}

function answerElement(slug: string | null): HTMLDetailsElement | null {
  const answer = slug === null ? null : document.getElementById(slug);
  return answer instanceof HTMLDetailsElement ? answer : null;
}

function show(slug: string): void {
  const answer = answerElement(slug);
  if (!answer) return;
  answer.open = true;
  answer.scrollIntoView();
}
