import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./scroll-frame.module.css";

/**
 * The frame in which a wide table or long lines of code scroll. While it is too wide, the Tab key
 * reaches it, and its name is the heading of the section.
 */
export function ScrollFrame({ children }: Readonly<{ children: ReactNode }>) {
  const frame = useRef<HTMLDivElement>(null);
  /** The id of the section's heading; null where nothing scrolls. */
  const [headingId, setHeadingId] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const overflows = element.scrollWidth > element.clientWidth;
      const heading = element.closest("section")?.querySelector("h2");
      setHeadingId(overflows ? (heading?.id ?? "") : null);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const scrolling =
    headingId === null
      ? {}
      : { role: "group", tabIndex: 0, "aria-labelledby": headingId || undefined };
  return (
    <div ref={frame} className={styles.frame} {...scrolling}>
      {children}
    </div>
  );
}
