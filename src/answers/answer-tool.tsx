import { type ComponentType, useEffect, useRef, useState } from "react";
import { loadFeature } from "../update/on-demand";
import type { AnswerToolName } from "./answer-tools";
import * as styles from "./answer-list.module.css";

type Tools = Readonly<Record<AnswerToolName, ComponentType>>;

const importTools = () => import(/* webpackChunkName: "key-tools" */ "../key-check/key-tools");

/**
 * What an answer offers to try, below its first paragraph. It loads when a visitor opens the answer. If
 * its script fails, the answer is its text, and opening it again tries again.
 */
export function AnswerTool({ name }: Readonly<{ name: AnswerToolName }>) {
  const place = useRef<HTMLDivElement>(null);
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    if (!place.current) return;
    const loadWhenNear: IntersectionObserverCallback = ([entry]) => {
      if (!entry?.isIntersecting) return;
      loadFeature(importTools, false).then(
        ({ keyTools }) => {
          observer.disconnect();
          setTools(keyTools);
        },
        () => {},
      );
    };
    // An answer that is opened at the end of the window has its tool below the window.
    const observer = new IntersectionObserver(loadWhenNear, { rootMargin: "400px" });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const Tool = tools?.[name];
  return (
    <div ref={place} className={styles.tool} data-tool={name}>
      {Tool ? <Tool /> : null}
    </div>
  );
}
