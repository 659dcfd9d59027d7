import { graphql } from "gatsby";
import { Content } from "../content-text/content";
import * as prose from "../content-text/prose.module.css";
import { Link } from "../links/link";
import { routes } from "../site/site";
import { guideWords } from "./guide-words";
import { StepFigure } from "./step-figure";
import * as styles from "./guide-steps.module.css";

type GuideStepsProps = Readonly<{ steps: readonly Queries.GuideStepFragment[] }>;

/** The numbered steps, each with its figure and links to answers for readers who are stuck. */
export function GuideSteps({ steps }: GuideStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ slug, figure, title, body, help }) => (
        <li key={slug} id={slug} className={styles.step}>
          <section className={styles.part}>
            <div className={styles.words}>
              <h2 id={`${slug}-title`}>
                <Content of={title} />
              </h2>
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
            <StepFigure name={figure} />
          </section>
        </li>
      ))}
    </ol>
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
