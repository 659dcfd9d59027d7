import { whenIdle } from "../update/when-idle";

/**
 * Calls `load` once: when the page has loaded, is idle and `element` is near the screen, or as soon
 * as the visitor touches the element. `use` is given what arrived and whether it was asked for by
 * such a touch, and is called again when the touch comes after that. A load that fails is tried
 * again at the next touch, and otherwise leaves everything as it is. Gives a function that stops
 * all this.
 */
export function loadWhenReadable<Loaded>(
  element: Element,
  load: () => Promise<Loaded>,
  use: (loaded: Loaded, isAskedFor: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let loading: Promise<Loaded> | undefined;
  let isAskedFor = false;

  function start() {
    if (signal.aborted) return;
    loading ??= load();
    loading.then(
      (loaded) => {
        if (!signal.aborted) use(loaded, isAskedFor);
      },
      () => {
        loading = undefined;
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
