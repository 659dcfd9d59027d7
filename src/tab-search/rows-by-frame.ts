import { startTransition, useEffect, useState } from "react";

/**
 * How many of `count` rows to make: first those that the list's window shows, then as many more a
 * frame, since a slow phone takes long to lay out all; the row at `active` always.
 */
export function useRowsByFrame(count: number, rowsShown: number, active: number): number {
  const [added, setAdded] = useState(rowsShown);
  const rows = Math.max(added, active + 1);
  useEffect(() => {
    if (rows >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setAdded(rows + rowsShown)));
    return () => cancelAnimationFrame(frame);
  }, [rows, count, rowsShown]);
  return rows;
}
