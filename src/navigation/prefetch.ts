// Browser only: prefetches the pages behind the links in the window.
import { whenIdle } from "../browser/timing";
import type { PrefetchQueue } from "../update/gatsby-internals";

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
