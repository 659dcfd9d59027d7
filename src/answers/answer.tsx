import { withPrefix } from "gatsby";
import { CopyButton } from "../clipboard/copy-button";
import { Content } from "../content-source/content";
import { Disclosure } from "../layout/disclosure";
import { routes } from "../site/site";
import * as styles from "./answer.module.css";

type AnswerProps = Readonly<{
  answer: Queries.AnswerEntryFragment;
  isFound: boolean;
  /** Whether scripts run: in static HTML the button could do nothing, and weighs much. */
  canCopy: boolean;
}>;

/** One question that opens to its answer, under an address of its own and its former ones. */
export function Answer({ answer, isFound, canCopy }: AnswerProps) {
  const { slug, aliases, question, body } = answer;
  return (
    <Disclosure id={slug} summary={<Content of={question} />} isHidden={!isFound}>
      {aliases.map((alias) => (
        <span key={alias} id={alias} />
      ))}
      <Content of={body} />
      <p className={styles.foot}>
        {canCopy ? (
          <CopyButton
            label="Copy link"
            what="to this answer"
            text={() => `${location.origin}${withPrefix(routes.support)}#${slug}`}
          />
        ) : null}
      </p>
    </Disclosure>
  );
}
