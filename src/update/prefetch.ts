// Browser only: loads the pages behind the links that the visitor sees.
import { whenIdle } from "./timing";

export type PrefetchQueue = Readonly<{
  /** Prefetches a page when its turn comes; the returned function withdraws that. */
  add: (path: string) => () => void;
  /** Prefetches a page next: the visitor points at a link to it. */
  addFirst: (path: string) => void;
}>;

const mostInParallel = 4;

/**
 * Prefetches pages while the browser is idle, each once, never more than four at a time. A page
 * that fails makes room for the next; Gatsby remembers the failure, and a click then loads the
 * document. `load` fetches everything that a page needs. Nothing starts unless it `isWelcome`; what
 * met a missing network goes on when the network returns.
 */
export function createPrefetchQueue(
  load: (path: string) => Promise<unknown>,
  isWelcome: () => boolean,
): PrefetchQueue {
  const begun = new Set<string>();
  let waiting: readonly string[] = [];
  let running = 0;

  function startNext(): void {
    const path = waiting[0];
    if (path === undefined || running >= mostInParallel || !isWelcome()) return;
    waiting = waiting.slice(1);
    begun.add(path);
    running += 1;
    const makeRoom = () => {
      running -= 1;
      whenIdle(startNext);
    };
    load(path).then(makeRoom, makeRoom);
    // Started all at once, they would hold a slow phone for longer than a task should take.
    whenIdle(startNext);
  }

  window.addEventListener("online", () => whenIdle(startNext));

  return {
    add(path) {
      if (begun.has(path)) return () => {};
      waiting = [...waiting.filter((other) => other !== path), path];
      whenIdle(startNext);
      return () => {
        waiting = waiting.filter((other) => other !== path);
      };
    },
    addFirst(path) {
      if (begun.has(path)) return;
      waiting = [path, ...waiting.filter((other) => other !== path)];
      startNext();
    },
  };
}

/** Whether a connection is too poor for guesses: 2g, or the visitor asked to save data. */
export function isSparing(connection: Navigator["connection"]): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

let queue: PrefetchQueue | undefined;
let observer: IntersectionObserver | undefined;
const withdrawals = new WeakMap<Element, () => void>();

/** Starts prefetching for the links of all pages; before this, nothing is prefetched. */
export function startPrefetching(...tools: Parameters<typeof createPrefetchQueue>): void {
  queue = createPrefetchQueue(...tools);
}

/** Prefetches the page of a link that the pointer is over. */
export function prefetchNext(link: HTMLAnchorElement): void {
  queue?.addFirst(link.pathname);
}

/** One observer for all links, because a page has dozens. */
function linkObserver(): IntersectionObserver {
  return (observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      withdraw(target);
      const { pathname } = target as HTMLAnchorElement;
      if (queue && isIntersecting && pathname !== location.pathname)
        withdrawals.set(target, queue.add(pathname));
    }
  }));
}

function withdraw(link: Element): void {
  withdrawals.get(link)?.();
  withdrawals.delete(link);
}

/**
 * Prefetches the page of a link while the link is in the window; returns how to end that.
 * Browsers without IntersectionObserver load the page on hover or on the click.
 */
export function prefetchWhileSeen(link: HTMLAnchorElement): () => void {
  if (!("IntersectionObserver" in window)) return () => {};
  const links = linkObserver();
  links.observe(link);
  return () => {
    links.unobserve(link);
    withdraw(link);
  };
}
