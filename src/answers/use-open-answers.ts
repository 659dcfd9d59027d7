import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { placeIn } from "./answers-of-hash";

type OpenAnswersOptions = Readonly<{
  list: RefObject<HTMLElement | null>;
  /** The slugs of the answers that the filter shows. */
  found: ReadonlySet<string>;
  /** A new object for each address that the page shows. */
  location: object;
  /** Clears the filter. */
  showAll: () => void;
}>;

/** What the router and this file write into the state of an entry of the history. */
type EntryState = Readonly<{ openAnswers?: readonly string[] }> | null;

/**
 * Decides which answers are open, besides those that the visitor opens:
 *
 * - Those that were open when the visitor left this entry of the history, by Back, Forward or a reload.
 * - The one that the address names, now and whenever the address changes. The page scrolls to it. If the
 *   filter hides it, the filter is cleared.
 * - The only one that the filter shows, until it shows others.
 */
export function useOpenAnswers({ list, found, location, showAll }: OpenAnswersOptions): void {
  const state = useRef({ showAll, isFirst: true, wasLeft: false, keep: () => {} });
  const asked = useRef<Element | null>(null);
  const last = useRef(location);

  // Reopens those that were open, before the router scrolls to where the page was left.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const { pathname } = window.location;
    const answers = [...current.querySelectorAll("details")];
    const kept = (history.state as EntryState)?.openAnswers;
    if (kept) for (const answer of answers) answer.open = kept.includes(answer.id);

    const keep = () => {
      // Another page may have the address already.
      if (window.location.pathname !== pathname) return;
      const openAnswers = answers.filter(({ open }) => open).map(({ id }) => id);
      history.replaceState({ ...history.state, openAnswers }, "");
    };
    // This event doesn't bubble.
    current.addEventListener("toggle", keep, true);
    Object.assign(state.current, { wasLeft: kept !== undefined, keep });
    return () => current.removeEventListener("toggle", keep, true);
  }, [list]);

  useLayoutEffect(() => {
    state.current.showAll = showAll;
    // The entry of a new place in the same page keeps the open answers, too.
    if (last.current !== location) state.current.keep();
    last.current = location;
  });

  // Opens the only one, before anything is scrolled to: Safari loses the place when an answer above it
  // closes.
  useLayoutEffect(() => {
    const [only, ...others] = found;
    const answer = only === undefined || others.length > 0 ? null : document.getElementById(only);
    if (!(answer instanceof HTMLDetailsElement) || answer.open) return;
    answer.open = true;
    return () => {
      answer.open = false;
    };
  }, [found]);

  // Opens the one that the address names.
  useEffect(() => {
    const named = () => {
      const place = document.getElementById(placeIn(window.location.hash));
      return list.current?.contains(place) ? place : null;
    };
    // The browser has scrolled to what the start script opened, and the visitor may have moved on.
    const { isFirst, wasLeft } = state.current;
    state.current.isFirst = false;
    if (!isFirst || !(wasLeft || named()?.closest("details")?.open)) openNamed();

    function openNamed() {
      const place = named();
      if (!place) return;
      asked.current = place;
      if (place.closest("[hidden]")) state.current.showAll();
      else show(place);
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
  }, [list, location]);

  // Scrolls to it again when the list grows or shrinks, until the visitor types.
  useLayoutEffect(() => {
    if (asked.current && !asked.current.closest("[hidden]")) show(asked.current);
  }, [found.size]);
}

function show(place: Element): void {
  const answer = place.closest("details");
  if (answer) answer.open = true;
  (answer ?? place).scrollIntoView();
}
