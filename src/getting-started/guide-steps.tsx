import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Content } from "../content-text/content";
import * as prose from "../content-text/prose.module.css";
import { isPublished } from "../install/store-address";
import { Link } from "../links/link";
import { routes } from "../site/site";
import type { SampleTab } from "../tab-search/sample-tabs";
import { guideWords } from "./guide-words";
import { StepFigure } from "./step-figure";
import * as styles from "./guide-steps.module.css";

type GuideStepsProps = Readonly<{
  steps: readonly Queries.GuideStepFragment[];
  /** What practice is done with. */
  sampleTabs: readonly SampleTab[];
}>;

/**
 * The numbered steps, each with its figure and links to answers for readers who are stuck. Before a
 * store has the product, practice comes first, and the steps that need a store are folded.
 */
export function GuideSteps({ steps, sampleTabs }: GuideStepsProps) {
  const isEarly = !isPublished();
  const isFirst = ({ figure }: Queries.GuideStepFragment) =>
    isEarly && figure === "type-move-enter";
  const shown = [...steps.filter(isFirst), ...steps.filter((step) => !isFirst(step))];
  return (
    <ol className={styles.steps}>
      {shown.map((step) => {
        const heading = (
          <h2 id={`${step.slug}-title`}>
            <Content of={step.title} />
          </h2>
        );
        const isLater = isEarly && /^(?:install|pin)$/.test(step.figure);
        return (
          <li key={step.slug} id={step.slug} className={styles.step}>
            {isLater ? (
              <details className={styles.later}>
                <summary>{heading}</summary>
                <StepPart step={step} sampleTabs={sampleTabs} />
              </details>
            ) : (
              <StepPart step={step} sampleTabs={sampleTabs} heading={heading} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type StepPartProps = Readonly<{
  step: Queries.GuideStepFragment;
  sampleTabs: readonly SampleTab[];
  heading?: ReactNode;
}>;

function StepPart({ step: { slug, figure, body, help }, sampleTabs, heading }: StepPartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.words}>
        {heading}
        <div className={prose.prose}>
          <Content of={body} />
        </div>
        {help.length === 0 ? null : (
          <details className={styles.help}>
            <summary id={`${slug}-help`} aria-labelledby={`${slug}-help ${slug}-title`}>
              {guideWords.stuck}
            </summary>
            <ul>
              {help.map((answer) => (
                <li key={answer.slug}>
                  <Link to={`${routes.support}#${answer.slug}`}>
                    <Content of={answer.question} />
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <StepFigure name={figure} sampleTabs={sampleTabs} />
    </section>
  );
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment GuideStep on Step {
    slug
    figure
    title
    body
    help {
      slug
      question
    }
  }
`;
