import { startTransition, useEffect, useState } from "react";

let isHydrated = false;

/**
 * Whether scripts run: false in static HTML and while React takes it over. A page that is shown later
 * has true from its first render, so that nothing grows on it after the visitor's place is restored.
 */
export function useHydrated(): boolean {
  const [isDone, setDone] = useState(isHydrated);
  useEffect(() => {
    isHydrated = true;
    startTransition(() => setDone(true));
  }, []);
  return isDone;
}
