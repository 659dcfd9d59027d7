import type { ReactNode } from "react";
import { Content } from "../content-text/content";
import type { ContentNode, TextSection } from "../content-text/content-tree";
import * as prose from "../content-text/prose.module.css";
import { visibleFor } from "../hardware-info/visible-for";
import * as styles from "./home.module.css";

type HomeSectionProps = Readonly<{
  section: TextSection;
  className?: string | undefined;
  /** Who sees it; by default everybody. */
  audience?: "phones" | "computers" | undefined;
  /** Whether an element around it has its id already. */
  hasOuterId?: boolean;
  /** Below the words, in their column. */
  below?: ReactNode;
  /** In the other column, after the rest of the text. */
  children?: ReactNode;
}>;

/** A section of home: its first paragraphs, and beside them the rest, such as a table. */
export function HomeSection({
  section,
  className = "",
  audience,
  hasOuterId = false,
  below,
  children,
}: HomeSectionProps) {
  const { id, title, body } = section;
  const firstOther = body.findIndex((node) => !isParagraph(node));
  const introLength = firstOther < 0 ? body.length : firstOther;
  return (
    <section
      className={`${styles.section} ${className}`}
      id={hasOuterId ? undefined : id}
      aria-labelledby={`${id}-title`}
      {...(audience && visibleFor[audience])}
    >
      <div className={styles.column}>
        <h2 id={`${id}-title`}>
          <Content of={title} />
        </h2>
        <Prose of={body.slice(0, introLength)} />
        {below}
      </div>
      {introLength < body.length || children ? (
        <div className={styles.column}>
          <Prose of={body.slice(introLength)} />
          {children}
        </div>
      ) : null}
    </section>
  );
}

function Prose({ of }: Readonly<{ of: TextSection["body"] }>) {
  return of.length === 0 ? null : (
    <div className={prose.prose}>
      <Content of={of} />
    </div>
  );
}

function isParagraph(node: ContentNode): boolean {
  return typeof node !== "string" && node[0] === "p";
}
