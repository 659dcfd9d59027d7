/**
 * Reports `Page Not Found: {path}` to the window's error event and the console, where error
 * monitors find it. Nothing is thrown, so the not-found screen stays.
 */
export function reportPageNotFound(path: string): void {
  const error = new Error(`Page Not Found: ${path}`);
  if (typeof reportError === "function") reportError(error);
  // Without reportError (Safari before 15.4), an uncaught error in a separate task does the same.
  else
    setTimeout(() => {
      throw error;
    });
}
