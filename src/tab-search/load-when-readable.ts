import { whenIdle } from "../update/timing";

/**
 * Calls `load` once: when the page has loaded, is idle and `element` is near the screen, or as soon
 * as the visitor touches the element. `use` is given what arrived and whether it was asked for by
 * such a touch, and is called again when the touch comes after that. `load` is told the same. A load
 * that fails is tried again at the next touch, at once if the touch has come meanwhile. Returns a
 * function that stops all this.
 */
export function loadWhenReadable<Loaded>(
  element: Element,
  load: (isAskedFor: boolean) => Promise<Loaded>,
  use: (loaded: Loaded, isAskedFor: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let loading: Promise<Loaded> | undefined;
  let isAskedFor = false;
  let wasAskedFor = false;

  function start() {
    if (signal.aborted) return;
    if (!loading) wasAskedFor = isAskedFor;
    const current = (loading ??= load(isAskedFor));
    current.then(
      (loaded) => {
        if (!signal.aborted) use(loaded, isAskedFor);
      },
      () => {
        if (loading !== current) return;
        loading = undefined;
        if (isAskedFor && !wasAskedFor) start();
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
