import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useHydrated } from "../layout/use-hydrated";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { hardwareWords } from "../hardware-info/words-by-name";
import { answersOfHash, placeIn } from "./answers-of-hash";
import { answerFinder } from "./find-answers";

type Answers = readonly Queries.AnswerEntryFragment[];
type Slugs = ReadonlySet<string>;

/** What an entry of the history keeps. Words that the address has are only there. */
type KeptState = Readonly<{ typed?: string; openAnswers?: readonly string[] }>;

type AnswersState = Readonly<{
  /** What is in the filter. */
  words: string;
  open: Slugs;
  /** The only answer that the filter finds. It is open for as long. */
  only?: Readonly<{ slug: string; wasOpen: boolean }> | undefined;
  /** The answer or group that is asked for, until the visitor types. Each request is a new object. */
  anchor: Readonly<{ id: string }> | null;
  /** The address that the state follows; none before hydration. */
  location?: object;
}>;

const initial: AnswersState = { words: "", open: new Set(), anchor: null };

/** The pause in typing after which the history keeps the words, in milliseconds: Safari limits writes. */
const pause = 400;

/**
 * The words of the filter, the answers that it finds, and those that are open: those that the visitor
 * opens, the one that the address names, and the only one that the filter finds, until it finds others.
 * The history keeps all this for Back, Forward and a reload. What is typed never gets into an address,
 * so it stays on the device. `location` is a new object for each address that the page shows.
 */
export function useAnswers(answers: Answers, location: object) {
  const info = useHardwareInfo();
  const find = useMemo(() => answerFinder(answers, hardwareWords(info)), [answers, info]);
  const isHydrated = useHydrated();
  const [state, setState] = useState(() =>
    isHydrated ? atAddress(initial, location, answers, find) : initial,
  );
  const { words, open, anchor } = state;

  useLayoutEffect(() => {
    const ask = () => setState((before) => atAddress(before, location, answers, find));
    if (state.location !== location) ask();
    // A second click on the same link fires no hashchange event.
    function askAgain({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("a") : null;
      const { hash, pathname } = window.location;
      if (link && link.hash === hash && link.pathname === pathname) ask();
    }
    const listening = new AbortController();
    addEventListener("hashchange", ask, listening);
    document.addEventListener("click", askAgain, listening);
    return () => listening.abort();
  }, [state.location, location, answers, find]);

  useEffect(() => {
    const { href } = window.location;
    // A link may have changed the address while this page is still shown.
    const write = () => window.location.href === href && writeEntry(words.trim(), open);
    const timer = setTimeout(write, words.trim() === (readEntry().words ?? "") ? 0 : pause);
    return () => clearTimeout(timer);
  }, [words, open, location]);

  const query = useDeferredValue(words);
  const found = useMemo(() => find(query), [find, query]);
  const only = found.size === 1 ? [...found][0] : undefined;
  if (only !== state.only?.slug) setState(withOnly(state, only));

  // Again when the list grows or shrinks.
  useLayoutEffect(() => {
    if (anchor) scrollToAnchor(anchor.id);
  }, [anchor, found.size]);

  const setWords = (words: string) => setState((before) => ({ ...before, words, anchor: null }));
  const setOpen = (slug: string, isOpen: boolean) =>
    setState((before) => ({ ...before, open: withAnswer(before.open, slug, isOpen) }));
  return { words, setWords, query, found, open, setOpen };
}

/** The state after a visitor has asked for an address. It shows what that names, whatever the filter says. */
function atAddress(
  before: AnswersState,
  location: object,
  answers: Answers,
  find: (words: string) => Slugs,
): AnswersState {
  const { words: wordsOfEntry, openAnswers, hash } = readEntry();
  const isArrival = before.location === undefined;
  // At the same address, the history may not have the newest words yet.
  const words = (before.location === location ? undefined : wordsOfEntry) ?? before.words;
  const open = isArrival ? openInDocument(answers) : before.open;
  if (isArrival && openAnswers)
    return { ...before, location, words, open: new Set([...open, ...openAnswers]) };
  const named = answersOfHash(answers, hash);
  if (named.length === 0) return { ...before, location, words, open, anchor: null };
  const found = find(words);
  const id = placeIn(hash);
  // The browser has scrolled to what the start script opened, and the visitor may have moved on.
  const isScrolled = isArrival && named.every((slug) => open.has(slug));
  return {
    ...before,
    location,
    words: named.some((slug) => found.has(slug)) ? words : "",
    open: answers.some(({ group }) => group === id) ? open : new Set([...open, ...named]),
    anchor: isScrolled ? null : { id },
  };
}

/** The state after the filter has found `slug` alone, or none or several. */
function withOnly({ only, ...state }: AnswersState, slug: string | undefined): AnswersState {
  const open = only && !only.wasOpen ? withAnswer(state.open, only.slug, false) : state.open;
  if (slug === undefined) return { ...state, open };
  return { ...state, open: withAnswer(open, slug, true), only: { slug, wasOpen: open.has(slug) } };
}

function withAnswer(open: Slugs, slug: string, isOpen: boolean): Slugs {
  if (open.has(slug) === isOpen) return open;
  return new Set(isOpen ? [...open, slug] : [...open].filter((other) => other !== slug));
}

/** What the start script, or the visitor before hydration, has opened. */
function openInDocument(answers: Answers): Slugs {
  const slugs = answers.map(({ slug }) => slug);
  return new Set(slugs.filter((slug) => document.getElementById(slug)?.hasAttribute("open")));
}

/** What the address and its entry of the history say. */
function readEntry() {
  const { typed, openAnswers } = (history.state ?? {}) as KeptState;
  const words = typed ?? (new URLSearchParams(location.search).get("q") || undefined);
  return { words, openAnswers, hash: location.hash };
}

/** Keeps the state in the entry. The address loses its words when the filter has others. */
function writeEntry(words: string, open: Slugs): void {
  const url = new URL(location.href);
  const typed = url.searchParams.get("q")?.trim() === words ? undefined : words;
  if (typed !== undefined) url.searchParams.delete("q");
  history.replaceState({ ...history.state, typed, openAnswers: [...open] }, "", url);
}

function scrollToAnchor(id: string): void {
  const place = document.getElementById(id);
  if (!place?.closest("[hidden]")) (place?.closest("details") ?? place)?.scrollIntoView();
}
