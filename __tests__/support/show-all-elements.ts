/** Gives jsdom an IntersectionObserver for which every element is in view. */
export function showAllElements() {
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.callback([entry], this as unknown as IntersectionObserver));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
