import { whenIdle } from "../links/timing";

/**
 * Calls `load` when the page has loaded, is idle and `element` is near the screen, and on every
 * click on the element. Both callbacks are told whether the visitor has clicked; `onLoaded` also
 * gets the result. A failed load is ignored until the next click. Returns a function that stops
 * this.
 */
export function loadWhenReadable<Loaded>(
  element: Element,
  load: (isAskedFor: boolean) => Promise<Loaded>,
  onLoaded: (loaded: Loaded, isAskedFor: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isAskedFor = false;

  async function start() {
    if (signal.aborted) return;
    const loaded = await load(isAskedFor).catch(() => null);
    if (loaded !== null && !signal.aborted) onLoaded(loaded, isAskedFor);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => void start());
    },
    { rootMargin: "50%" },
  );
  const watch = () => observer.observe(element);
  if (document.readyState === "complete") watch();
  else window.addEventListener("load", watch, { once: true, signal });
  signal.addEventListener("abort", () => observer.disconnect());
  const ask = () => {
    isAskedFor = true;
    void start();
  };
  element.addEventListener("click", ask, { signal });
  return () => stop.abort();
}
