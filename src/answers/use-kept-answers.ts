import { type RefObject, useLayoutEffect, useRef } from "react";

/** What the router and this file write into the state of an entry of the history. */
type EntryState = Readonly<{ openAnswers?: readonly string[] }> | null;

const keptAnswers = () => (history.state as EntryState)?.openAnswers;

/** Whether this entry of the history knows which answers were open when the visitor left it. */
export const isAsLeft = (): boolean => keptAnswers() !== undefined;

/**
 * Keeps in the entry of the history which answers are open. Back, Forward and a reload find them as
 * they were left. They are opened before the router scrolls to where the page was left. `location`
 * is a new object for each address that the page shows.
 */
export function useKeptAnswers(list: RefObject<HTMLElement | null>, location: object): void {
  const keep = useRef<() => void>();

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const { pathname } = window.location;
    const answers = [...current.querySelectorAll("details")];
    const kept = keptAnswers();
    if (kept) for (const answer of answers) answer.open = kept.includes(answer.id);

    const write = () => {
      // Another page may have the address already.
      if (window.location.pathname !== pathname) return;
      const openAnswers = answers.filter(({ open }) => open).map(({ id }) => id);
      history.replaceState({ ...history.state, openAnswers }, "");
    };
    // This event doesn't bubble.
    current.addEventListener("toggle", write, true);
    keep.current = write;
    return () => current.removeEventListener("toggle", write, true);
  }, [list]);

  const last = useRef(location);
  useLayoutEffect(() => {
    // A new entry for a place in the same page.
    if (last.current !== location) keep.current?.();
    last.current = location;
  }, [location]);
}
