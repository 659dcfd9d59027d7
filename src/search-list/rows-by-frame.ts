import { startTransition, useEffect, useState } from "react";

/** What a list says about how its rows are made. */
export type RowsToMake = Readonly<{
  /** How many rows the list's window shows; the others are made when the list is first used. */
  rowsShown: number;
  /** How many of those are made at once, and then a frame; all by default. */
  rowsAtOnce?: number;
  /** Called when the rows are made that the window shows. */
  onFilled?: () => void;
}>;

/**
 * How many of `count` rows to make, the one at `active` always: a part a frame, since a slow phone
 * takes long to lay out all. And what to call when the list is used.
 */
export function useRowsByFrame(
  count: number,
  active: number,
  { rowsShown, rowsAtOnce = rowsShown, onFilled }: RowsToMake,
): readonly [rows: number, use: () => void] {
  const [isUsed, setUsed] = useState(false);
  const [added, setAdded] = useState(0);
  const inWindow = Math.min(count, rowsShown);
  const wanted = isUsed ? count : inWindow;
  const atOnce = isUsed ? rowsShown : rowsAtOnce;
  const rows = Math.max(added, atOnce, active + 1);
  const isFilled = rows >= inWindow;

  useEffect(() => {
    if (rows >= wanted) return;
    const frame = requestAnimationFrame(() => startTransition(() => setAdded(rows + atOnce)));
    return () => cancelAnimationFrame(frame);
  }, [rows, wanted, atOnce]);

  useEffect(() => {
    if (isFilled) onFilled?.();
  }, [isFilled, onFilled]);

  return [rows, () => setUsed(true)];
}
