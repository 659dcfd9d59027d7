/** Resolves in a task of its own, before which the browser can answer the visitor. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
