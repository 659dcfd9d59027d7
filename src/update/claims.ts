export type Claims = Readonly<{
  /** Whether `name` is claimed and its time not over, as far as that is remembered. */
  holds(name: string): boolean;
  /** Claims `name`: true only when it was free and the claim was stored and read back. */
  claim(name: string): boolean;
  /** Frees `name` before its time. */
  release(name: string): void;
}>;

/**
 * Claims that last `duration` milliseconds, kept under `key` in a storage as a map of name to
 * expiry. A storage that is missing, full or forgetful grants no claim. A clock that was set back
 * must not hold a name for longer than the duration.
 */
export function claims(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  now: () => number,
  key: string,
  duration: number,
): Claims {
  function read(): Record<string, number> {
    let stored: unknown;
    try {
      stored = JSON.parse(storage().getItem(key) || "{}");
    } catch {
      // Blocked, or another's text.
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
      // Noticed when it is read back.
    }
  }

  return {
    holds: (name) => name in read(),
    claim(name) {
      const expiries = read();
      if (name in expiries) return false;
      expiries[name] = now() + duration;
      write(expiries);
      return name in read();
    },
    release(name) {
      const expiries = read();
      if (!(name in expiries)) return;
      delete expiries[name];
      write(expiries);
    },
  };
}
