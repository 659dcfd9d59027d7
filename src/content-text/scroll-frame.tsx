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
    const content = element?.firstElementChild;
    if (!content) return;
    const onChange = () => {
      const overflows = element.scrollWidth > element.clientWidth;
      const heading = element.closest("section")?.querySelector("h2");
      setHeadingId(overflows ? (heading?.id ?? "") : null);
    };
    // Told when the content is first shown, and whenever it begins or ceases to fit. A ResizeObserver
    // would raise an error of the page in WebKit, where answers are folded.
    const observer = new IntersectionObserver(onChange, { root: element, threshold: [0, 1] });
    observer.observe(content);
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
