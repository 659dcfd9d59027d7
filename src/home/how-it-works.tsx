import { graphql } from "gatsby";
import { Content } from "../content-text/content";
import type { PlacedSection } from "../content-text/page";
import { Kbd, Shortcut } from "../keys/kbd";
import * as styles from "./how-it-works.module.css";
import { Section } from "./section";

type HowItWorksProps = Readonly<{
  section: PlacedSection;
  steps: readonly Queries.HowItWorksStepFragment[];
}>;

/** The three steps, each with its keys. */
export function HowItWorks({ section, steps }: HowItWorksProps) {
  return (
    <Section section={section}>
      <ol className={styles.steps}>
        {steps.map(({ slug, title, body }) => (
          <li key={slug} className={styles.step}>
            <StepKeys slug={slug} />
            <h3>
              <Content of={title} />
            </h3>
            <Content of={body} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The keys of one step, drawn large. They are decorative: the text names them too. */
function StepKeys({ slug }: Readonly<{ slug: string }>) {
  return (
    <div className={styles.keys} aria-hidden="true">
      {slug === "open" ? <Shortcut /> : null}
      {slug === "type" ? (
        <span className={styles.field}>
          rec
          <span className={styles.caret} />
        </span>
      ) : null}
      {slug === "switch" ? <Kbd>Enter</Kbd> : null}
    </div>
  );
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment HowItWorksStep on Step {
    slug
    title
    body
  }
`;
