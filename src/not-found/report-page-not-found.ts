/**
 * Reports `Page Not Found: {path}` to the window's error event and the console, where error
 * monitors find it. Nothing is thrown, so the not-found screen stays.
 */
export function reportPageNotFound(path: string): void {
  reportError(new Error(`Page Not Found: ${path}`));
}
