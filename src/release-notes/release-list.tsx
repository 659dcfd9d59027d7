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

/** The versions: a number as a link to itself, a date, and changes by kind. */
export function ReleaseList({ sampleTabs, releases }: ReleaseListProps) {
  if (releases.length === 0) return <p>{releaseLabels.none}</p>;
  return (
    <div className={styles.list}>
      {releases.map(({ version, slug, date, shownDate, summary, list, changes }) => (
        <article key={slug} id={slug} className={styles.entry}>
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
            {changes.map(({ kind, items }, index) => (
              <section key={kind} className={styles.kind}>
                <h3>{kind}</h3>
                <ul>
                  {items.map((item, index) => (
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
      ))}
    </div>
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
