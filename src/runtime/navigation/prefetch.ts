// Browser only: prefetches the pages behind the links in the window.
import { whenIdle } from "../document";
import { type PageLoader, withoutQuery } from "../update/gatsby-internals";

const maxParallel = 4;

/** Loads each page once, four at a time at most, while the browser is idle and `isAllowed`. */
export function createPrefetchQueue(
  load: (path: string) => Promise<unknown>,
  isAllowed: () => boolean,
): Pick<PageLoader, "enqueue" | "hovering"> {
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
    enqueue(address) {
      const path = withoutQuery(address);
      if (started.has(path)) return { abort: () => {} };
      waiting = [...waiting.filter((other) => other !== path), path];
      whenIdle(startNext);
      return { abort: () => (waiting = waiting.filter((other) => other !== path)) };
    },
    hovering(address) {
      const path = withoutQuery(address);
      if (started.has(path)) return;
      waiting = [path, ...waiting.filter((other) => other !== path)];
      startNext();
    },
  };
}
