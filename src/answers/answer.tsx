import { withPrefix } from "gatsby";
import { CopyButton } from "../clipboard/copy-button";
import { Content } from "../content/content";
import { asContent } from "../content/content-tree";
import { Disclosure } from "../layout/disclosure";
import { routes } from "../site/site";

type AnswerProps = Readonly<{ answer: Queries.AnswerEntryFragment; isFound: boolean }>;

/** One question that opens to its answer, under an address of its own. */
export function Answer({ answer, isFound }: AnswerProps) {
  const { slug, question, body } = answer;
  return (
    <Disclosure id={slug} summary={<Content of={asContent(question)} />} isHidden={!isFound}>
      <Content of={asContent(body)} />
      <p>
        <CopyButton
          label="Copy link"
          what="to this answer"
          text={() => `${location.origin}${withPrefix(routes.support)}#${slug}`}
        />
      </p>
    </Disclosure>
  );
}
