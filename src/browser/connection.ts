// Shared by pages and the service worker: pure.

/** Whether to save data: the connection is 2g or the visitor asked for it. */
export function savesData(connection: Navigator["connection"]): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
