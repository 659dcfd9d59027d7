import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { decoded } from "../navigation/decoded";
import { isAsLeft } from "./use-kept-answers";

type AddressedAnswer = Readonly<{ slug: string; group: string; aliases: readonly string[] }>;

const placeIn = (hash: string) => decoded(hash.replace(/^#/, ""));

/**
 * The slugs of the answers that a hash such as `#edge%20case` names: of one, perhaps by an alias, or of
 * all in a group; none for another hash.
 */
export function answersOfHash(
  answers: readonly AddressedAnswer[],
  hash: string,
): readonly string[] {
  const name = placeIn(hash);
  return answers
    .filter(({ slug, group, aliases }) => [slug, group, ...aliases].includes(name))
    .map(({ slug }) => slug);
}

type OpenAnswerOptions = Readonly<{
  list: RefObject<HTMLElement | null>;
  /** How many answers the filter shows. */
  foundCount: number;
  /** A new object for each address that the page shows. */
  location: object;
  showAll: () => void;
}>;

/**
 * Opens the answer that the address names and scrolls to it, or to the group, now and whenever the
 * address changes. If a filter hides that place, the filter is cleared. Where the list grows or shrinks
 * after that, the place is scrolled to again, until the visitor types.
 */
export function useOpenAnswer({ list, foundCount, location, showAll }: OpenAnswerOptions): void {
  const asked = useRef<Element | null>(null);
  const state = useRef({ showAll, hasMounted: false, wasLeft: false });
  useLayoutEffect(() => void (state.current.wasLeft = isAsLeft()), []);
  useLayoutEffect(() => void Object.assign(state.current, { showAll }));

  useEffect(() => {
    const named = () => {
      const place = document.getElementById(placeIn(window.location.hash));
      return list.current?.contains(place) ? place : null;
    };
    // What the start script has opened, the browser has scrolled to. The visitor may be elsewhere now.
    const { hasMounted, wasLeft } = state.current;
    state.current.hasMounted = true;
    if (hasMounted || !(wasLeft || named()?.closest("details")?.open)) openNamed();

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

  useLayoutEffect(() => {
    if (asked.current && !asked.current.closest("[hidden]")) show(asked.current);
  }, [foundCount]);
}

function show(place: Element): void {
  const answer = place.closest("details");
  if (answer) answer.open = true;
  (answer ?? place).scrollIntoView();
}
