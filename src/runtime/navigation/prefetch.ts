// Browser only: prefetches the pages behind the links in the window.
import { whenIdle } from "../document";
import type { PrefetchQueue } from "../update/gatsby-internals";

const maxParallel = 4;

/**
 * Prefetches pages with `load` while the browser is idle and `isAllowed` returns true: each page once,
 * at most four at a time. After a failure, a click loads the document.
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
    // All at once would be a long task on a slow phone.
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
