import { type ReactNode, startTransition, useEffect, useState } from "react";
import { layOutRest, topPaint } from "./first-paint";

type AfterFirstPaintProps = Readonly<{ children: ReactNode }>;

/**
 * What stands below the top of a page. Where a link has led to that top, it follows one paint
 * later and in pieces, so that the heading answers the tap; everywhere else it is there at once.
 */
export function AfterFirstPaint({ children }: AfterFirstPaintProps) {
  const [paint] = useState(topPaint);
  const [isThere, setThere] = useState(paint === null);
  useEffect(() => {
    void paint?.then(() => startTransition(() => setThere(true)));
  }, [paint]);
  useEffect(() => {
    if (paint && isThere) layOutRest();
  }, [paint, isThere]);
  return isThere ? children : <div data-rest="" />;
}
