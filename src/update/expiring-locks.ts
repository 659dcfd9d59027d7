export type ExpiringLocks = Readonly<{
  /** Whether `name` is locked now. */
  isLocked(name: string): boolean;
  /** Locks `name`. Returns true only if it was free and the lock was stored and read back. */
  lock(name: string): boolean;
}>;

/** The storage key of the locks on reloads, and how long each lasts, in milliseconds. */
export const reloadLock = ["build-update:reloads", 10_000] as const;

/**
 * Locks on names that expire after `duration` milliseconds, stored under `key` as a map of name to
 * expiry. If the storage is missing, full or does not remember, nothing can be locked. A clock that
 * was set back does not lengthen a lock.
 */
export function expiringLocks(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  now: () => number,
  key: string,
  duration: number,
): ExpiringLocks {
  function read(): Record<string, number> {
    let stored: unknown;
    try {
      stored = JSON.parse(storage().getItem(key) || "{}");
    } catch {
      // The storage is blocked, or another script wrote something else there.
    }
    const expiries: Record<string, number> = Object.create(null);
    for (const [name, expiry] of Object.entries(Object(stored)))
      if (typeof expiry === "number" && expiry > now() && expiry <= now() + duration)
        expiries[name] = expiry;
    return expiries;
  }

  function write(expiries: Record<string, number>): void {
    try {
      storage().setItem(key, JSON.stringify(expiries));
    } catch {
      // `lock` notices when it reads the entry back.
    }
  }

  return {
    isLocked: (name) => name in read(),
    lock(name) {
      const expiries = read();
      if (name in expiries) return false;
      expiries[name] = now() + duration;
      write(expiries);
      return name in read();
    },
  };
}
