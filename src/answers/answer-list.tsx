import { ChangingText } from "../content-text/changing-text";
import { graphql, Link, withPrefix } from "gatsby";
import { useMemo } from "react";
import { CopyButton } from "../clipboard/copy-button";
import { Content } from "../content-text/content";
import { asContent } from "../content-text/content-tree";
import { useHydrated } from "../layout/use-hydrated";
import { routes } from "../site/site";
import { AnswerTool } from "./answer-tool";
import { answerLabels } from "./answer-labels";
import { matchExcerpt } from "./find-answers";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { hardwareWords } from "../hardware-info/words-by-name";
import * as prose from "../content-text/prose.module.css";
import * as answerStyles from "./answer.module.css";
import * as styles from "./answer-list.module.css";

type AnswerListProps = Readonly<{
  groups: readonly Queries.SupportGroupHeadFragment[];
  answers: readonly Queries.AnswerEntryFragment[];
  /** The query of the filter, and the slugs of the answers that match. */
  query: string;
  matches: ReadonlySet<string>;
  /** Slugs of the open answers. */
  open: ReadonlySet<string>;
  onToggle: (slug: string, isOpen: boolean) => void;
}>;

/** The answers by group. Hidden answers stay mounted, so they stay open or closed. */
export function AnswerList({ groups, answers, query, matches, open, onToggle }: AnswerListProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.list}>
      <nav aria-label={answerLabels.topics}>
        <ul className={styles.topics}>
          {groups.map(({ slug, title }) => {
            const count = answers.filter(
              (one) => one.group === slug && matches.has(one.slug),
            ).length;
            return (
              <li key={slug} data-empty={count === 0 || undefined}>
                <Link to={`${routes.support}#${slug}`}>
                  <Content of={title} /> <ChangingText text={count} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {groups.map(({ slug, title }) => {
        const members = answers.filter(({ group }) => group === slug);
        return (
          <section
            key={slug}
            id={slug}
            className={styles.group}
            aria-labelledby={`${slug}-title`}
            hidden={!members.some((answer) => matches.has(answer.slug))}
          >
            <h2 id={`${slug}-title`}>
              <Content of={title} />
            </h2>
            <div>
              {members.map((answer) => (
                <Answer
                  key={answer.slug}
                  answer={answer}
                  isMatch={matches.has(answer.slug)}
                  isOpen={open.has(answer.slug)}
                  onToggle={onToggle}
                  query={query}
                  isHydrated={isHydrated}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

type AnswerProps = Readonly<{
  answer: Queries.AnswerEntryFragment;
  isMatch: boolean;
  isOpen: boolean;
  onToggle: (slug: string, isOpen: boolean) => void;
  query: string;
  /** The static HTML has no Copy link buttons: they would not work and are large. */
  isHydrated: boolean;
}>;

/**
 * One question with its answer. Its slug and its aliases are ids on the page. CSS opens it in print, and the
 * start script before hydration.
 */
function Answer({ answer, query, isHydrated, isMatch, isOpen, onToggle }: AnswerProps) {
  const { slug, aliases, question, body, tool } = answer;
  const info = useHardwareInfo();
  const part = useMemo(
    () => (isMatch ? matchExcerpt(answer, query, hardwareWords(info)) : ""),
    [answer, isMatch, query, info],
  );
  // The first paragraph says what a tool is for.
  const text = asContent(body);
  const [first, rest] = tool ? [text.slice(0, 1), text.slice(1)] : [text, []];
  return (
    <details
      id={slug}
      className={answerStyles.answer}
      hidden={!isMatch}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(slug, currentTarget.open)}
      suppressHydrationWarning
    >
      <summary className={answerStyles.question}>
        <h3>
          {aliases.map((alias) => (
            <span key={alias} id={alias} />
          ))}
          <Content of={question} />
        </h3>
        <ChangingText text={part} className={answerStyles.note} />
      </summary>
      <div className={`${prose.prose} ${answerStyles.body}`}>
        <Content of={first} />
        {tool ? <AnswerTool /> : null}
        <Content of={rest} />
        <p className={styles.foot}>
          {isHydrated ? (
            <CopyButton
              label={answerLabels.copyLink}
              what={answerLabels.linkSuffix}
              text={() => `${location.origin}${withPrefix(routes.support)}#${slug}`}
            />
          ) : null}
        </p>
      </div>
    </details>
  );
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment SupportGroupHead on SupportGroup {
    slug
    title
  }
  fragment AnswerEntry on Answer {
    slug
    group
    aliases
    words
    question
    body
    tool
  }
`;
