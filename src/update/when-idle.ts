/** Calls back once the browser has nothing else to do; Safari, which cannot tell, a little later. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => callback());
  else setTimeout(callback, 200);
}
