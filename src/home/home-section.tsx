import type { ReactNode } from "react";
import { Content } from "../content-text/content";
import type { ContentNode, PlacedSection } from "../content-text/content-tree";
import * as prose from "../content-text/prose.module.css";
import * as shownOn from "../hardware-info/shown-on.module.css";
import { shownByStyles } from "../hardware-info/shown-in";
import * as styles from "./home.module.css";

type HomeSectionProps = Readonly<{
  section: PlacedSection;
  className?: string | undefined;
  /** Whether styles show it on phones only, or on computers only. */
  isForPhones?: boolean;
  isForComputers?: boolean;
  /** Whether an element around it has its id. */
  isPlaced?: boolean;
  /** Below the words, in their column. */
  below?: ReactNode;
  /** In the other column, after the rest of the text. */
  children?: ReactNode;
}>;

/**
 * A section of the home page: the heading and the paragraphs that begin its text, and beside them, in
 * a wide window, what they are about, such as a table.
 */
export function HomeSection({
  section,
  className = "",
  isForPhones = false,
  isForComputers = false,
  isPlaced = false,
  below,
  children,
}: HomeSectionProps) {
  const { id, title, body } = section;
  const firstOther = body.findIndex((node) => !isParagraph(node));
  const wordCount = firstOther < 0 ? body.length : firstOther;
  const audience = isForPhones ? shownOn.phone : isForComputers ? shownOn.computer : "";
  return (
    <section
      className={`${styles.section} ${className} ${audience}`}
      id={isPlaced ? undefined : id}
      aria-labelledby={`${id}-title`}
      {...(isForPhones ? shownByStyles : {})}
    >
      <div className={styles.column}>
        <h2 id={`${id}-title`}>
          <Content of={title} />
        </h2>
        <Prose of={body.slice(0, wordCount)} />
        {below}
      </div>
      {wordCount < body.length || children ? (
        <div className={styles.column}>
          <Prose of={body.slice(wordCount)} />
          {children}
        </div>
      ) : null}
    </section>
  );
}

function Prose({ of }: Readonly<{ of: PlacedSection["body"] }>) {
  return of.length === 0 ? null : (
    <div className={prose.prose}>
      <Content of={of} />
    </div>
  );
}

function isParagraph(node: ContentNode): boolean {
  return typeof node !== "string" && node[0] === "p";
}
