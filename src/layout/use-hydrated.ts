import { startTransition, useEffect, useState } from "react";

let isHydrated = false;

/** Whether React has taken over: false in static HTML and in the first render of the first page. */
export function useHydrated(): boolean {
  const [isDone, setDone] = useState(isHydrated);
  useEffect(() => {
    isHydrated = true;
    startTransition(() => setDone(true));
  }, []);
  return isDone;
}
