import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useHydrated } from "../layout/use-hydrated";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { hardwareWords } from "../hardware-info/words-by-name";
import { answersOfHash, anchorIn } from "./answers-of-hash";
import { createAnswerFilter } from "./find-answers";

type Answers = readonly Queries.AnswerEntryFragment[];
type Slugs = ReadonlySet<string>;

/** What a history entry stores. If `?q=` of its address already has the query, `typed` is left out. */
type SavedState = Readonly<{ typed?: string; openAnswers?: readonly string[] }>;

type AnswersState = Readonly<{
  query: string;
  open: Slugs;
  /** The only match of the filter. It closes when the matches change, unless it was open before. */
  sole?: Readonly<{ slug: string; wasOpen: boolean }> | undefined;
  /** The answer or group to scroll to, until the visitor types. A new object scrolls again. */
  anchor: Readonly<{ id: string }> | null;
  /** The `location` that this state was made for; none before hydration. */
  location?: object;
}>;

const initial: AnswersState = { query: "", open: new Set(), anchor: null };

/** The pause in typing before the history stores the query, in milliseconds: Safari limits writes. */
const pause = 400;

/**
 * The filter's query, the answers that match, and those that are open: by the visitor, by the address, or
 * as the only match. Each history entry stores them, for Back, Forward and a reload. No address gets what
 * is typed. `location` is new for each navigation.
 */
export function useAnswers(answers: Answers, location: object) {
  const info = useHardwareInfo();
  const find = useMemo(() => createAnswerFilter(answers, hardwareWords(info)), [answers, info]);
  const isHydrated = useHydrated();
  const [state, setState] = useState(() =>
    isHydrated ? atAddress(initial, location, answers, find) : initial,
  );
  const { query, open, anchor } = state;

  useLayoutEffect(() => {
    const applyAddress = (isAgain = false) =>
      setState((before) => atAddress(before, location, answers, find, isAgain));
    if (state.location !== location) applyAddress();
    // A second click on the same link fires no hashchange event; go-to.ts dispatches one.
    function applyAgain({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("a") : null;
      const { hash, pathname } = window.location;
      if (link && link.hash === hash && link.pathname === pathname) applyAddress(true);
    }
    const listening = new AbortController();
    addEventListener("hashchange", ({ isTrusted }) => applyAddress(!isTrusted), listening);
    document.addEventListener("click", applyAgain, listening);
    return () => listening.abort();
  }, [state.location, location, answers, find]);

  useEffect(() => {
    const { href } = window.location;
    // A link may have changed the address while this page is still shown.
    const write = () => window.location.href === href && writeEntry(query.trim(), open);
    const timer = setTimeout(write, query.trim() === (readEntry().query ?? "") ? 0 : pause);
    return () => clearTimeout(timer);
  }, [query, open, location]);

  const deferredQuery = useDeferredValue(query);
  const matches = useMemo(() => find(deferredQuery), [find, deferredQuery]);
  const onlySlug = matches.size === 1 ? [...matches][0] : undefined;
  if (onlySlug !== state.sole?.slug) setState(withSole(state, onlySlug));

  // Scroll again when the number of matches changes.
  useLayoutEffect(() => scrollToAnchor(anchor), [anchor, matches.size]);

  const setQuery = (query: string) => setState((before) => ({ ...before, query, anchor: null }));
  const setOpen = (slug: string, isOpen: boolean) =>
    setState((before) => ({ ...before, open: withAnswer(before.open, slug, isOpen) }));
  return { query, setQuery, deferredQuery, matches, open, setOpen };
}

/** The state for the current address. It shows what the hash names, even if the filter hides it. */
function atAddress(
  before: AnswersState,
  location: object,
  answers: Answers,
  find: (query: string) => Slugs,
  isAgain = false,
): AnswersState {
  const { query: savedQuery, openAnswers, hash } = readEntry();
  const isArrival = before.location === undefined;
  const open = isArrival ? openInDocument(answers) : before.open;
  const next = { ...before, location, anchor: null };
  // Back, Forward or a reload: what is stored counts, not the hash, and the browser scrolls.
  if (openAnswers && !isAgain)
    return { ...next, query: savedQuery ?? "", open: new Set([...open, ...openAnswers]) };
  // At the same address, the entry may be older than the state, because it is written after a pause.
  const query = (before.location === location ? undefined : savedQuery) ?? before.query;
  const named = answersOfHash(answers, hash);
  if (named.length === 0) return { ...next, query, open };
  const matches = find(query);
  const id = anchorIn(hash);
  // The browser has scrolled to what the start script opened, and the visitor may have scrolled since.
  const hasScrolled = isArrival && named.every((slug) => open.has(slug));
  return {
    ...next,
    query: named.some((slug) => matches.has(slug)) ? query : "",
    // A link to a group opens none of its answers.
    open: answers.some(({ group }) => group === id) ? open : new Set([...open, ...named]),
    anchor: hasScrolled ? null : { id },
  };
}

/** The state after the filter has matched `slug` alone, or none or several. */
function withSole({ sole, ...state }: AnswersState, slug: string | undefined): AnswersState {
  const open = sole && !sole.wasOpen ? withAnswer(state.open, sole.slug, false) : state.open;
  if (slug === undefined) return { ...state, open };
  return { ...state, open: withAnswer(open, slug, true), sole: { slug, wasOpen: open.has(slug) } };
}

function withAnswer(open: Slugs, slug: string, isOpen: boolean): Slugs {
  if (open.has(slug) === isOpen) return open;
  return new Set(isOpen ? [...open, slug] : [...open].filter((other) => other !== slug));
}

/** What the start script, or the visitor before hydration, has opened. */
function openInDocument(answers: Answers): Slugs {
  const isOpen = (slug: string) => document.getElementById(slug)?.hasAttribute("open");
  return new Set(answers.map(({ slug }) => slug).filter(isOpen));
}

/** What the address and its history entry say. */
function readEntry() {
  const { typed, openAnswers } = (history.state ?? {}) as SavedState;
  const query = typed ?? (new URLSearchParams(location.search).get("q") || undefined);
  return { query, openAnswers, hash: location.hash };
}

/** Stores the state in the entry. If the filter differs from `?q=`, `?q=` is removed. */
function writeEntry(query: string, open: Slugs): void {
  const url = new URL(location.href);
  const typed = url.searchParams.get("q")?.trim() === query ? undefined : query;
  if (typed !== undefined) url.searchParams.delete("q");
  history.replaceState({ ...history.state, typed, openAnswers: [...open] }, "", url);
}

function scrollToAnchor(anchor: AnswersState["anchor"]): void {
  const element = anchor && document.getElementById(anchor.id);
  if (!element?.closest("[hidden]")) (element?.closest("details") ?? element)?.scrollIntoView();
}
