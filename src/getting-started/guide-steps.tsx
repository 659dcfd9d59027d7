import { graphql, Link } from "gatsby";
import { useState } from "react";
import { Content } from "../content-text/content";
import * as prose from "../content-text/prose.module.css";
import { InstallLink } from "../install/install-link";
import { isInStore } from "../install/store-address";
import { routes } from "../site/site";
import { Shortcut } from "../keys/kbd";
import type { SampleTab } from "../demo/sample-tabs";
import { guideLabels } from "./guide-labels";
import { figureOf, StepFigure } from "./step-figure";
import * as styles from "./guide-steps.module.css";

type GuideStepsProps = Readonly<{
  steps: readonly Queries.GuideStepFragment[];
  /** What practice is done with. */
  sampleTabs: readonly SampleTab[];
}>;

/** The steps, each with a figure and links to answers. Optional ones come last, unnumbered. */
export function GuideSteps({ steps, sampleTabs }: GuideStepsProps) {
  const needed = steps.filter(({ optional }) => !optional);
  return (
    <>
      {/* Sections, not a list: reader views take a long list for navigation. */}
      {needed.map((step, index) => (
        <GuideStep key={step.slug} step={step} number={index + 1} sampleTabs={sampleTabs} />
      ))}
      {isInStore() ? (
        <p className={styles.end}>
          <span className={styles.number}>
            <Tick />
          </span>
          <b>{guideLabels.end}</b> {guideLabels.nextTime} <Shortcut />.
        </p>
      ) : null}
      {steps
        .filter(({ optional }) => optional)
        .map((step) => (
          <GuideStep key={step.slug} step={step} sampleTabs={sampleTabs} />
        ))}
    </>
  );
}

type GuideStepProps = Readonly<{
  step: Queries.GuideStepFragment;
  /** Undefined for an optional step. */
  number?: number;
  sampleTabs: readonly SampleTab[];
}>;

/** One step. Its number becomes a tick when its figure can tell that the step is done. */
function GuideStep({ step, number, sampleTabs }: GuideStepProps) {
  const { slug, title, body, help, optional } = step;
  const figure = figureOf(step);
  // In memory only: the next visit begins anew.
  const [isDone, setDone] = useState(false);
  return (
    <section className={styles.step} data-wide={figure === "type-move-enter" || undefined}>
      {/* A reader view drops a short div with links. */}
      <section id={slug} className={styles.words}>
        <h2>
          <span
            className={styles.number}
            data-done={isDone || undefined}
            aria-hidden={optional || undefined}
          >
            {isDone ? <Tick label={guideLabels.done} /> : number}
          </span>{" "}
          <Content of={title} />
          {optional ? (
            <>
              {" "}
              <small className={styles.optional}>{guideLabels.optional}</small>
            </>
          ) : null}
        </h2>
        {figure === "install" ? <InstallLink className={styles.store} isStore /> : null}
        <div className={prose.prose}>
          <Content of={body} />
        </div>
      </section>
      {figure && <StepFigure name={figure} sampleTabs={sampleTabs} onDone={setDone} />}
      {help.length > 0 ? (
        <dl className={styles.help}>
          <dt>{guideLabels.stuck}</dt>
          {help.map((answer) => (
            <dd key={answer.slug}>
              <Link to={`${routes.support}#${answer.slug}`}>
                <Content of={answer.question} />
              </Link>
            </dd>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/** The tick of a step that is done. */
function Tick({ label }: Readonly<{ label?: string }>) {
  return (
    <svg viewBox="0 0 16 16" {...(label ? { role: "img", "aria-label": label } : hiddenPicture)}>
      <path d="m3.5 8.5 3 3 6-7" />
    </svg>
  );
}

const hiddenPicture = { "aria-hidden": true } as const;

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment GuideStep on Step {
    slug
    aliases
    title
    body
    optional
    help {
      slug
      question
    }
  }
`;
