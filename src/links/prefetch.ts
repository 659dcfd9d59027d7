// Browser only: prefetches the pages behind the links in the window.
import { whenIdle } from "./timing";

export type PrefetchQueue = Readonly<{
  /** Adds a page to the end of the queue. Returns a function that removes it again. */
  add: (path: string) => () => void;
  /** Puts a page first, because the visitor points at a link to it. */
  addFirst: (path: string) => void;
}>;

const maxParallel = 4;

/**
 * Prefetches pages while the browser is idle: each page once, at most four at a time. `load`
 * fetches everything that a page needs. If it fails, the next page starts; Gatsby remembers the
 * failure, and a click then loads the document. Nothing starts unless `isAllowed` returns true. The
 * queue continues when the network returns.
 */
export function createPrefetchQueue(
  load: (path: string) => Promise<unknown>,
  isAllowed: () => boolean,
): PrefetchQueue {
  const started = new Set<string>();
  let waiting: readonly string[] = [];
  let running = 0;

  function startNext(): void {
    const path = waiting[0];
    if (path === undefined || running >= maxParallel || !isAllowed()) return;
    waiting = waiting.slice(1);
    started.add(path);
    running += 1;
    const startNextWhenIdle = () => {
      running -= 1;
      whenIdle(startNext);
    };
    load(path).then(startNextWhenIdle, startNextWhenIdle);
    // One start per idle callback: starting all at once would be a long task on a slow phone.
    whenIdle(startNext);
  }

  window.addEventListener("online", () => whenIdle(startNext));

  return {
    add(path) {
      if (started.has(path)) return () => {};
      waiting = [...waiting.filter((other) => other !== path), path];
      whenIdle(startNext);
      return () => {
        waiting = waiting.filter((other) => other !== path);
      };
    },
    addFirst(path) {
      if (started.has(path)) return;
      waiting = [path, ...waiting.filter((other) => other !== path)];
      startNext();
    },
  };
}

/** Whether to save data: the connection is 2g or the visitor asked for it. */
export function savesData(connection: Navigator["connection"]): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

let queue: PrefetchQueue | undefined;
let observer: IntersectionObserver | undefined;
const removals = new WeakMap<Element, () => void>();

/** Starts prefetching for the links of all pages. */
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
      removeFromQueue(target);
      const { pathname } = target as HTMLAnchorElement;
      if (queue && isIntersecting && pathname !== location.pathname)
        removals.set(target, queue.add(pathname));
    }
  }));
}

function removeFromQueue(link: Element): void {
  removals.get(link)?.();
  removals.delete(link);
}

/**
 * Prefetches the page of a link while the link is in the window. Returns a function that stops it.
 * Browsers without IntersectionObserver load the page on hover or on the click.
 */
export function prefetchWhileSeen(link: HTMLAnchorElement): () => void {
  if (!("IntersectionObserver" in window)) return () => {};
  const links = linkObserver();
  links.observe(link);
  return () => {
    links.unobserve(link);
    removeFromQueue(link);
  };
}
