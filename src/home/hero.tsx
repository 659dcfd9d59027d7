import { ChangingText } from "../content-text/changing-text";
import { Link } from "gatsby";
import { type MouseEvent, useState } from "react";
import { useHydrated } from "../layout/use-hydrated";
import { bySentence } from "../content-text/by-sentence";
import { Content } from "../content-text/content";
import { nodesIn, type TextSection, type QueriedTree } from "../content-text/content-tree";
import { Install } from "../install/install";
import { isInStore } from "../install/store-address";
import { routes } from "../site/site";
import { Kbd } from "../keys/kbd";
import { demoLabels } from "../demo/demo-labels";
import type { SampleTab, TypedList } from "../demo/sample-tabs";
import { Demo } from "../demo/demo";
import { homeLabels } from "./home-labels";
import { visibleFor } from "../hardware-info/visible-for";
import * as styles from "./hero.module.css";

type HeroProps = Readonly<{
  heading: QueriedTree;
  lead: QueriedTree;
  /** Links to what proves that the product is free, and the like. */
  facts: TextSection;
  /** What a visitor can do with the demo. */
  task: TextSection;
  sampleTabs: readonly SampleTab[];
  /** What to type for a second task; undefined for none. */
  secondTask: TypedList | undefined;
  /** The newest release; undefined while there is none. */
  release: Queries.HomePageQuery["newest"]["nodes"][number] | undefined;
}>;

/** What the product is, what to do first, the facts, and the live demo with a task. */
export function Hero({ heading, lead, facts, task, sampleTabs, secondTask, release }: HeroProps) {
  const isHydrated = useHydrated();
  const [openRequests, setOpenRequests] = useState(0);
  const [isMany, setMany] = useState(false);
  const [switchCount, setSwitchCount] = useState(0);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <Content of={bySentence(heading)} />
        </h1>
        <p id="lead" className={styles.lead}>
          <Content of={bySentence(lead)} />
        </p>
        <div className={styles.actions}>
          <Install />
          <a
            className={styles.call}
            {...visibleFor.computers}
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
          <Task
            key={switchCount}
            switchCount={switchCount}
            task={task}
            secondTask={secondTask}
            sampleTabs={sampleTabs}
          />
        </h2>
        <Demo
          sampleTabs={sampleTabs}
          openRequests={openRequests}
          isMany={isMany}
          onSwitch={() => {
            setSwitchCount(switchCount + 1);
            // The next task is among many.
            if (switchCount === 0) setMany(true);
          }}
          afterSwitch={switchCount < 2 ? null : <Install />}
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
  /** How many tabs the visitor has switched to. */
  switchCount: number;
  task: TextSection;
  /** What to type for the second one. */
  secondTask: TypedList | undefined;
  sampleTabs: readonly SampleTab[];
}>;

/** What to do with the demo: the first task, after a switch the second one, and then no more. */
function Task({ switchCount, task, secondTask, sampleTabs }: TaskProps) {
  const [wanted] = secondTask?.tabOrders.flatMap((order) => sampleTabs[order] ?? []) ?? [];
  if (switchCount > 1 || (switchCount === 1 && !wanted)) return <span>{homeLabels.done}</span>;
  if (switchCount === 1 && wanted)
    return (
      <span>
        {homeLabels.nextTask(wanted.title)} <code>{secondTask?.typed}</code>
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
      <span className={styles.byTouch} {...visibleFor.styles}>
        <Content of={task.body.flatMap(nodesIn)} />
      </span>
    </>
  );
}
