import { whenIdle } from "../update/timing";

/**
 * Calls `load` when the page has loaded, is idle and `element` is near the screen, and whenever the
 * visitor clicks on the element. `load` hears whether the visitor has clicked, and so does `onLoaded`
 * with what arrived. A load that fails leaves everything as it is, until the next click. Returns a
 * function that stops all this.
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
