import { ChangingText } from "../content-text/changing-text";
import { Link } from "gatsby";
import { type MouseEvent, useState } from "react";
import { useHydrated } from "../layout/use-hydrated";
import { bySentence } from "../content-text/by-sentence";
import { Content } from "../content-text/content";
import { nodesIn, type PlacedSection, type QueriedTree } from "../content-text/content-tree";
import * as shownOn from "../hardware-info/shown-on.module.css";
import { Install } from "../install/install";
import { isInStore } from "../install/store-address";
import { routes } from "../site/site";
import { Kbd } from "../keys/kbd";
import { demoLabels } from "../demo/demo-labels";
import type { SampleTab, TypedList } from "../demo/sample-tabs";
import { Demo } from "../demo/demo";
import { homeLabels } from "./home-labels";
import { shownByStyles } from "../hardware-info/shown-in";
import * as styles from "./hero.module.css";

type HeroProps = Readonly<{
  heading: QueriedTree;
  lead: QueriedTree;
  /** Links to what proves that the product is free, and the like. */
  facts: PlacedSection;
  /** What a visitor can do with the demo. */
  task: PlacedSection;
  sampleTabs: readonly SampleTab[];
  /** What to type for a second task; undefined for none. */
  next: TypedList | undefined;
  /** The newest release; undefined while there is none. */
  release: Queries.HomePageQuery["newest"]["nodes"][number] | undefined;
}>;

/** What the product is, what to do first, the facts, and the live demo with a task. */
export function Hero({ heading, lead, facts, task, sampleTabs, next, release }: HeroProps) {
  const isHydrated = useHydrated();
  const [openRequests, setOpenRequests] = useState(0);
  const [isMany, setMany] = useState(false);
  const [found, setFound] = useState(0);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <Content of={bySentence(heading)} />
        </h1>
        <p className={styles.lead}>
          <Content of={bySentence(lead)} />
        </p>
        <div className={styles.actions}>
          <Install />
          <a
            className={`${styles.call} ${shownOn.computer}`}
            href={`#${task.id}`}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              setOpenRequests(openRequests + 1);
            }}
          >
            {homeLabels.try}
          </a>
        </div>
      </div>
      <section className={styles.demo} id={task.id} aria-labelledby={`${task.id}-title`}>
        <h2 id={`${task.id}-title`} className={styles.task}>
          <Task key={found} found={found} task={task} next={next} sampleTabs={sampleTabs} />
        </h2>
        <Demo
          sampleTabs={sampleTabs}
          openRequests={openRequests}
          isMany={isMany}
          onSwitch={() => {
            setFound(found + 1);
            // The next task is among many.
            if (found === 0) setMany(true);
          }}
          next={found < 2 ? null : <Install />}
          caption={demoLabels.caption}
        />
        {/* A click before React listens would be lost. */}
        <button
          type="button"
          className={styles.many}
          disabled={!isHydrated}
          onClick={() => {
            setMany(!isMany);
            setOpenRequests(openRequests + 1);
          }}
        >
          <ChangingText
            text={isMany ? homeLabels.withFew(sampleTabs.length) : homeLabels.withMany}
          />
        </button>
      </section>
      <div className={styles.proof}>
        <div className={styles.facts} id={facts.id}>
          <Content of={facts.body} />
        </div>
        {isInStore() && release ? (
          <p className={styles.release}>
            {homeLabels.version} {release.version},{" "}
            <span className="together">
              <time dateTime={release.date}>{release.shownDate}</time> ·{" "}
              <Link to={`${routes.releaseNotes}#${release.slug}`}>{homeLabels.whatChanged}</Link>
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

type TaskProps = Readonly<{
  /** How many tabs the visitor has found. */
  found: number;
  task: PlacedSection;
  /** What to type for the second one. */
  next: TypedList | undefined;
  sampleTabs: readonly SampleTab[];
}>;

/** What to do with the demo: the first task, after a switch the second one, and then no more. */
function Task({ found, task, next, sampleTabs }: TaskProps) {
  const [wanted] = next?.places.flatMap((place) => sampleTabs[place] ?? []) ?? [];
  if (found > 1 || (found === 1 && !wanted)) return <span>{homeLabels.done}</span>;
  if (found === 1 && wanted)
    return (
      <span>
        {homeLabels.nextTask(wanted.title)} <code>{next?.typed}</code>
        <span className={styles.byKeys}>
          , <Kbd>Enter</Kbd>.
        </span>
        <span className={styles.byTouch}>{homeLabels.thenTap}</span>
      </span>
    );
  return (
    <>
      <span className={styles.byKeys}>
        <Content of={task.title} />
      </span>
      <span className={styles.byTouch} {...shownByStyles}>
        <Content of={task.body.flatMap(nodesIn)} />
      </span>
    </>
  );
}
