import { type ComponentType, useEffect, useRef, useState } from "react";
import { loadFeature } from "../runtime/load";
import * as styles from "./answer-list.module.css";

const importTool = () =>
  import(/* webpackChunkName: "shortcut-check" */ "../key-check/shortcut-tool");

/**
 * The check of the shortcut, below the first paragraph of an answer. It loads when a visitor opens the
 * answer. If its script fails, the answer is its text, and opening it again tries again.
 */
export function AnswerTool() {
  const container = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<ComponentType>();
  useEffect(() => {
    if (!container.current) return;
    const loadWhenNear: IntersectionObserverCallback = ([entry]) => {
      if (!entry?.isIntersecting) return;
      loadFeature(importTool, false).then(
        ({ ShortcutTool }) => {
          observer.disconnect();
          setTool(() => ShortcutTool);
        },
        () => {},
      );
    };
    // An answer that is opened at the end of the window has its tool below the window.
    const observer = new IntersectionObserver(loadWhenNear, { rootMargin: "400px" });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} className={styles.tool}>
      {Tool ? <Tool /> : null}
    </div>
  );
}
