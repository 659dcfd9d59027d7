export type PreloadTools = Readonly<{
  /** Fetches everything that the page at `path` needs. */
  load: (path: string) => Promise<unknown>;
  /** Whether the visitor's connection, and the state of the site, are good for preloading. */
  isWelcome: () => boolean;
  whenIdle: (callback: () => void) => void;
}>;

export type Preloads = Readonly<{
  /** Preloads a page when its turn comes; the returned function withdraws that. */
  add: (path: string) => () => void;
  /** Preloads a page next: the visitor points at a link to it. */
  addFirst: (path: string) => void;
}>;

const mostInParallel = 4;

/**
 * Preloads pages while the browser is idle, each once and begun in a task of its own, never more
 * than four at a time; a failing one makes room like any other.
 */
export function createPreloads({ load, isWelcome, whenIdle }: PreloadTools): Preloads {
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
    // To begin them all at once would hold a slow phone for longer than a task should take.
    whenIdle(startNext);
  }

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

/** Whether a connection is no place for guesses: 2g, or the visitor asked to save data. */
export function isSparing(connection: Navigator["connection"]): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
