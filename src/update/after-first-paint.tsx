import { type ReactNode, startTransition, useEffect, useState } from "react";
import { layOutRest, topPaint } from "./first-paint";

type AfterFirstPaintProps = Readonly<{ children: ReactNode }>;

/** Whether the top that a link has led to is painted; everywhere else it is from the start. */
export function useIsTopPainted(): boolean {
  const [paint] = useState(topPaint);
  const [isPainted, setPainted] = useState(paint === null);
  useEffect(() => {
    void paint?.then(() => startTransition(() => setPainted(true)));
  }, [paint]);
  return isPainted;
}

/**
 * What stands below the top of a page. Where a link has led to that top, it follows one paint
 * later and in pieces, so that the heading answers the tap; everywhere else it is there at once.
 */
export function AfterFirstPaint({ children }: AfterFirstPaintProps) {
  const isThere = useIsTopPainted();
  const [isLate] = useState(!isThere);
  useEffect(() => {
    if (isLate && isThere) layOutRest();
  }, [isLate, isThere]);
  return isThere ? children : <div data-rest="" />;
}
