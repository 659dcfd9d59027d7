/**
 * Raises `Page Not Found: {path}` where error monitors look: the window's error event and the
 * console. Nothing is thrown, so the screen that shows it stays.
 */
export function reportPageNotFound(path: string): void {
  const error = new Error(`Page Not Found: ${path}`);
  if (typeof reportError === "function") reportError(error);
  // Safari before 15.4 has no reportError: an uncaught error in a task of its own does the same.
  else
    setTimeout(() => {
      throw error;
    });
}
