import { graphql } from "gatsby";
import { Content } from "../content-text/content";
import * as prose from "../content-text/prose.module.css";
import { TypedPicture } from "../demo/list-picture";
import type { SampleTab } from "../demo/sample-tabs";
import * as styles from "./release-list.module.css";
import { releaseLabels } from "./release-labels";

type ReleaseListProps = Readonly<{
  sampleTabs: readonly SampleTab[];
  /** All releases, newest first. */
  releases: readonly Queries.ReleaseEntryFragment[];
}>;

export function ReleaseList({ sampleTabs, releases }: ReleaseListProps) {
  if (releases.length === 0) return <p>{releaseLabels.none}</p>;
  return (
    <div className={styles.list}>
      {releases.map((release) => (
        <ReleaseEntry key={release.slug} sampleTabs={sampleTabs} release={release} />
      ))}
    </div>
  );
}

type ReleaseEntryProps = Readonly<{
  /** The tabs in its picture. */
  sampleTabs: readonly SampleTab[];
  release: Queries.ReleaseEntryFragment;
}>;

/** One version: its number as a link to itself, its date, and its changes by kind. */
function ReleaseEntry({ sampleTabs, release }: ReleaseEntryProps) {
  const { version, slug, date, shownDate, summary, list, changes } = release;
  return (
    <article id={slug} className={styles.entry}>
      <header className={styles.head}>
        <h2>
          <a href={`#${slug}`}>{version}</a>
        </h2>
        <time dateTime={date}>{shownDate}</time>
      </header>
      <div className={styles.changes}>
        <div className={`${prose.prose} ${styles.summary}`}>
          <Content of={summary} />
        </div>
        {changes.map((change, index) => (
          <section key={change.kind} className={styles.kind}>
            <h3>{change.kind}</h3>
            <ul>
              {change.items.map((item, index) => (
                <li key={index}>
                  <Content of={item} />
                </li>
              ))}
            </ul>
            {/* It shows what is new. */}
            {list && index === 0 ? (
              <div className={styles.picture}>
                <TypedPicture sampleTabs={sampleTabs} list={list} />
              </div>
            ) : null}
          </section>
        ))}
      </div>
    </article>
  );
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment ReleaseEntry on Release {
    version
    slug
    date
    shownDate
    list {
      ...TypedList
    }
    summary
    changes {
      kind
      items
    }
  }
`;
