import { startTransition, useEffect, useState } from "react";

/**
 * How many rows of a list to make: `atOnce` first, then as many more a frame up to `wanted`, since
 * a slow phone takes long to lay out all; the row at `active` always.
 */
export function useRowsByFrame(wanted: number, atOnce: number, active: number): number {
  const [added, setAdded] = useState(0);
  const rows = Math.max(added, atOnce, active + 1);
  useEffect(() => {
    if (rows >= wanted) return;
    const frame = requestAnimationFrame(() => startTransition(() => setAdded(rows + atOnce)));
    return () => cancelAnimationFrame(frame);
  }, [rows, wanted, atOnce]);
  return rows;
}
