// A door of this room: what pages ask of their document, and when the browser has time.

/** The id of this document's build; null in development. */
export function currentBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content || null;
}

/**
 * The browser's access to service workers; undefined on plain HTTP and in some private windows. In a
 * sandboxed document, reading it throws.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Navigator>).serviceWorker;
  } catch {
    return undefined;
  }
}

/** Whether to save data: the connection is 2g or the visitor asked for it. */
export function savesData(connection: Navigator["connection"]): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

let pathFromTop: string | null = null;

/** Says that the page at `pathname` is shown next, scrolled to its top; null for none. */
export function announceTopOf(pathname: string | null): void {
  pathFromTop = pathname;
}

/** Whether the page of the current address was announced. False while static HTML is rendered. */
export const isShownFromTop = (): boolean =>
  pathFromTop !== null && pathFromTop === window.location.pathname;

/** The attributes `data-…` of <html>, for style sheets. Static HTML has none of them. */
export type DocumentMarks = {
  /** A script has failed. early.ts sets it, and base.css hides what needs scripts. */
  scripts?: "failed";
  /** early-words.ts sets it before the first paint; missing where scripts do not run. */
  device?: "desktop" | "mobile";
  /** The browser whose labels the page shows. hardware-info-provider.tsx may correct it and `device`. */
  browser?: "Chrome" | "Edge" | "Opera";
  /** A navigation loads. navigation.ts sets it. */
  busy?: "";
};

/** The marks of this document, to read, set and delete. */
export function documentMarks(page: Document = document): DocumentMarks {
  return page.documentElement.dataset as DocumentMarks;
}

/** How long to wait for a paint, in milliseconds. A hidden tab paints nothing. */
export const paintTimeout = 100;

/** Resolves after the browser has painted, or after 100 ms. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, paintTimeout);
    // The callback of a frame runs before its paint; a task queued there runs after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

/**
 * How long to wait for an idle moment, in milliseconds. A busy tab has none, and under load
 * Chromium reported none on a few pages out of several thousand.
 */
export const idleTimeout = 2000;

/** Calls back when the browser is idle, or after 2 s; in Safari, which does not say, after 200 ms. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback !== "function") setTimeout(callback, 200);
  else requestIdleCallback(() => callback(), { timeout: idleTimeout });
}

/** Calls back when the document has loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") callback();
  else window.addEventListener("load", callback, { once: true });
}

/** Resolves like `promise`, or with undefined after `ms` milliseconds. */
export function withTimeout<Result>(
  promise: Promise<Result>,
  ms: number,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
