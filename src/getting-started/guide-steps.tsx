import { graphql, Link } from "gatsby";
import { type ReactNode, useState } from "react";
import { Content } from "../content-text/content";
import * as prose from "../content-text/prose.module.css";
import { InstallLink } from "../install/install-link";
import { OtherStores } from "../install/other-stores";
import { isPublished } from "../install/store-address";
import { routes } from "../site/site";
import { Shortcut } from "../keys/kbd";
import type { SampleTab } from "../demo/sample-tabs";
import { guideWords } from "./guide-words";
import { type FigureName, figureOf, StepFigure } from "./step-figure";
import * as styles from "./guide-steps.module.css";

type GuideStepsProps = Readonly<{
  steps: readonly Queries.GuideStepFragment[];
  /** What practice is done with. */
  sampleTabs: readonly SampleTab[];
  /** For which browser the steps that need the product are written. */
  variant: ReactNode;
}>;

/** The figures that need no extension. */
const worksHere: readonly (FigureName | undefined)[] = ["press-the-shortcut", "type-move-enter"];

/**
 * The numbered steps, each with its figure and links to answers for readers who are stuck. "You're
 * set" is below the last one that is needed; optional steps have no number. Before a store has the
 * product, what can be tried on the page comes first, without a mark, and a heading says when the
 * other steps can be done. A numbered step whose figure can tell that it is done has a tick then.
 */
export function GuideSteps({ steps, sampleTabs, variant }: GuideStepsProps) {
  const first = isPublished()
    ? []
    : worksHere.flatMap((figure) => steps.filter((step) => figureOf(step) === figure));
  const others = steps.filter((step) => !first.includes(step));
  const stepAt = (
    step: Queries.GuideStepFragment,
    number: number | null,
    below: ReactNode = null,
  ) => (
    <GuideStep key={step.slug} number={number} step={step} sampleTabs={sampleTabs}>
      {below}
    </GuideStep>
  );
  return (
    <>
      {/* Sections, not a list: reader views take a long list for navigation. */}
      {first.reduceRight<ReactNode>((next, step) => stepAt(step, null, next), null)}
      {isPublished() ? null : (
        <section className={styles.later}>
          <h2>{guideWords.later}</h2>
          <p>{guideWords.likeThis}</p>
        </section>
      )}
      {variant}
      {others.filter(({ optional }) => !optional).map((step, index) => stepAt(step, index + 1))}
      {isPublished() ? (
        <p className={styles.end}>
          <span className={styles.number}>
            <Tick />
          </span>
          <b>{guideWords.end}</b> {guideWords.nextTime} <Shortcut />.
        </p>
      ) : null}
      {others.filter(({ optional }) => optional).map((step) => stepAt(step, null))}
    </>
  );
}

type GuideStepProps = Readonly<{
  /** null for a step that is optional, or is tried on the page before there is a store. */
  number: number | null;
  step: Queries.GuideStepFragment;
  sampleTabs: readonly SampleTab[];
  /** A step that shares its place. */
  children: ReactNode;
}>;

function GuideStep({ number, step, sampleTabs, children }: GuideStepProps) {
  const { slug, title, body, help, optional } = step;
  const figure = figureOf(step);
  const isPlain = number === null && !optional;
  // In memory only: the next visit begins anew.
  const [isDone, setDone] = useState(false);
  return (
    <section
      className={styles.step}
      data-plain={isPlain || undefined}
      data-wide={children === null ? figure === "type-move-enter" || undefined : "all"}
    >
      {/* A reader view drops a short div with links. */}
      <section id={slug} className={styles.words}>
        <h2>
          {isPlain ? null : (
            <span
              className={styles.number}
              data-done={isDone || undefined}
              aria-hidden={optional || undefined}
            >
              {isDone ? <Tick label={guideWords.done} /> : number}
            </span>
          )}{" "}
          <Content of={title} />
          {optional ? (
            <>
              {" "}
              <small className={styles.optional}>{guideWords.optional}</small>
            </>
          ) : null}
        </h2>
        {figure === "install" ? (
          <>
            <InstallLink className={styles.install} />
            <OtherStores />
          </>
        ) : null}
        <div className={prose.prose}>
          <Content of={body} />
        </div>
      </section>
      {figure && <StepFigure name={figure} sampleTabs={sampleTabs} onDone={setDone} />}
      {children}
      {/* Before a store has the product, nobody can be stuck in its setup. */}
      {isPublished() && help.length > 0 ? (
        <dl className={styles.help}>
          <dt>{guideWords.stuck}</dt>
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
