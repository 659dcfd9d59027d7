import { Link } from "gatsby";
import { type MouseEvent, useState } from "react";
import { bySentence } from "../content-text/by-sentence";
import { Content } from "../content-text/content";
import { nodesIn, type PlacedSection, type QueriedTree } from "../content-text/content-tree";
import * as device from "../install/device.module.css";
import { Install } from "../install/install";
import { installWords } from "../install/install-words";
import { isPublished } from "../install/store-address";
import { routes } from "../site/site";
import { Kbd } from "../keys/kbd";
import { byLastUse, inTabBarOrder, type ListOrder } from "../demo/list-order";
import { manyTabsCount, type SampleTab, type TypedList } from "../demo/sample-tabs";
import { Demo } from "../demo/demo";
import { homeWords } from "./home-words";
import { Segments } from "./segments";
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

/** What the product is, what to do first, the facts in one line, and the live demo with a task. */
export function Hero({ heading, lead, facts, task, sampleTabs, next, release }: HeroProps) {
  const [calls, setCalls] = useState(0);
  const [order, setOrder] = useState<ListOrder>(() => byLastUse);
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
            className={`${styles.call} ${device.onComputer}`}
            href={`#${task.id}`}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              setCalls(calls + 1);
            }}
          >
            {homeWords.try}
          </a>
        </div>
        {isPublished() ? null : (
          <p className={styles.notYet}>
            {installWords.opensDraft} {installWords.or}{" "}
            <Link className="together" to={`${routes.releaseNotes}#follow`}>
              {installWords.followReleases}
            </Link>
            .
          </p>
        )}
      </div>
      <section className={styles.demo} id={task.id} aria-labelledby={`${task.id}-title`}>
        <h2 id={`${task.id}-title`} className={styles.task}>
          <Task key={found} found={found} task={task} next={next?.typed} />
        </h2>
        <Demo
          sampleTabs={sampleTabs}
          calls={calls}
          order={order}
          isMany={isMany}
          onSwitch={() => setFound(found + 1)}
          next={found < 2 ? null : <Install />}
        />
        <div className={styles.choices}>
          <Segments
            legend={homeWords.order}
            options={{ [homeWords.lastUsed]: byLastUse, [homeWords.tabBar]: inTabBarOrder }}
            value={order}
            onChoose={(chosen) => setOrder(() => chosen)}
          />
          <Segments
            legend={homeWords.tabs}
            options={{ [sampleTabs.length]: false, [manyTabsCount]: true }}
            value={isMany}
            onChoose={setMany}
          />
        </div>
      </section>
      <div className={styles.proof}>
        <div className={styles.facts} id={facts.id}>
          <Content of={facts.body} />
        </div>
        {isPublished() && release ? (
          <p className={styles.release}>
            Version {release.version},{" "}
            <span className="together">
              <time dateTime={release.date}>{release.shownDate}</time> ·{" "}
              <Link to={`${routes.releaseNotes}#${release.slug}`}>{homeWords.whatChanged}</Link>
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
  next: string | undefined;
}>;

/** What to do with the demo: the first task, after a switch the second one, and then no more. */
function Task({ found, task, next }: TaskProps) {
  if (found > 1 || (found === 1 && !next)) return <span>{homeWords.done}</span>;
  if (found === 1 && next)
    return (
      <span>
        {homeWords.nextTask} <code>{next}</code>
        <span className={styles.byKeys}>
          , <Kbd>Enter</Kbd>.
        </span>
        <span className={styles.byTouch}>{homeWords.thenTap}</span>
      </span>
    );
  return (
    <>
      <span className={styles.byKeys}>
        <Content of={task.title} />
      </span>
      <span className={styles.byTouch} hidden data-styled="">
        <Content of={task.body.flatMap(nodesIn)} />
      </span>
    </>
  );
}
