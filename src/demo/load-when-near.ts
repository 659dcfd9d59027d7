import { whenIdle, whenLoaded } from "../runtime/document";

export type Loading<Loaded> = Readonly<{
  load: (isAskedFor: boolean) => Promise<Loaded>;
  /** Called when a click starts to wait for the load. */
  onWait: () => void;
  /** Called with the result, and whether the visitor has clicked. */
  onLoaded: (loaded: Loaded, isAskedFor: boolean) => void;
  /** Called when a load failed that a click waited for. */
  onFailed: () => void;
}>;

/**
 * Calls `load` when the page is idle and `element` is near the screen, on every click on it, and when
 * the returned `ask` is called, which counts as a click. A load that no click waits for fails in silence.
 */
export function loadWhenNear<Loaded>(
  element: Element,
  { load, onWait, onLoaded, onFailed }: Loading<Loaded>,
): Readonly<{ ask: () => void; stop: () => void }> {
  const stop = new AbortController();
  const { signal } = stop;
  let isAskedFor = false;
  let isWaiting = false;

  async function start(isClick: boolean) {
    if (signal.aborted || (isClick && isWaiting)) return;
    if (isClick) onWait();
    isWaiting ||= isClick;
    const loaded = await load(isClick).catch(() => null);
    if (isClick) isWaiting = false;
    if (signal.aborted) return;
    if (loaded !== null) onLoaded(loaded, isAskedFor);
    else if (isClick) onFailed();
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => void start(false));
    },
    { rootMargin: "50%" },
  );
  whenLoaded(() => {
    if (!signal.aborted) observer.observe(element);
  });
  signal.addEventListener("abort", () => observer.disconnect());
  const ask = () => {
    isAskedFor = true;
    void start(true);
  };
  element.addEventListener("click", ask, { signal });
  return { ask, stop: () => stop.abort() };
}
