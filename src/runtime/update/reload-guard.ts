// Browser only: allows one reload per path in ten seconds.

/** How long a path stays locked, in milliseconds. */
export const lockTime = 10_000;

/** The storage keys of the locks: this, then the path. */
const key = "build-update:reloads:";

export const reloadGuard = {
  /** Whether `path` is locked now. */
  isLocked(path: string): boolean {
    try {
      return Date.now() - Number(sessionStorage.getItem(key + path)) < lockTime;
    } catch {
      return false;
    }
  },
  /** Locks `path`. Returns true only if it was free and the storage remembers the lock. */
  lock(path: string): boolean {
    if (reloadGuard.isLocked(path)) return false;
    try {
      sessionStorage.setItem(key + path, String(Date.now()));
    } catch {
      // The storage is blocked or full.
    }
    return reloadGuard.isLocked(path);
  },
};
