import { whenIdle } from "../build-update/when-idle";

/**
 * Calls `load` once: when the page has loaded, is idle and `element` is near the screen, or as soon
 * as the visitor touches the element. `use` is given what arrived and whether it was asked for by
 * such a touch. A load that fails is tried again at the next touch, and otherwise leaves everything
 * as it is. Gives a function that stops waiting.
 */
export function loadWhenReadable<Loaded>(
  element: Element,
  load: () => Promise<Loaded>,
  use: (loaded: Loaded, isAskedFor: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isLoading = false;
  let isAskedFor = false;

  function start() {
    if (isLoading || signal.aborted) return;
    isLoading = true;
    load().then(
      (loaded) => {
        if (!signal.aborted) use(loaded, isAskedFor);
      },
      () => {
        isLoading = false;
      },
    );
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(start);
    },
    { rootMargin: "50%" },
  );
  const watch = () => observer.observe(element);
  if (document.readyState === "complete") watch();
  else window.addEventListener("load", watch, { once: true, signal });
  signal.addEventListener("abort", () => observer.disconnect());
  element.addEventListener(
    "click",
    () => {
      isAskedFor = true;
      start();
    },
    { signal },
  );
  return () => stop.abort();
}
