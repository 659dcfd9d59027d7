import { graphql } from "gatsby";
import { useRef } from "react";
import { useOpenAtHash } from "../layout/use-open-at-hash";
import { Content } from "../content-text/content";
import { asContent, isFormerIdAnchor, type QueriedTree } from "../content-text/content-tree";
import { TextSection } from "../content-text/page";
import * as page from "../content-text/page.module.css";
import * as prose from "../content-text/prose.module.css";
import { policyLabels } from "./policy-labels";
import * as styles from "./policy-text.module.css";

/** The section that the page itself makes. */
const changeLog = { id: "changes", title: [policyLabels.changes] };

/** The section that a test compares with what this website stores. */
const storageId = "website-storage";

type PolicyTextProps = Readonly<{
  policy: Queries.PolicyPartsFragment;
  /** A new object for each address that the page shows. */
  location: object;
}>;

/** The policy: summary, table of contents, full text, change log and the names of what is stored. */
export function PolicyText({ policy, location }: PolicyTextProps) {
  const { summary, effective, shownDate, sections, changes } = policy;
  const text = sections.filter(({ id }) => id !== storageId);
  const storage = sections.filter(({ id }) => id === storageId);
  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <p>
          <Content of={summary} />
        </p>
        <p className={styles.date}>
          {policyLabels.appliesFrom} <time dateTime={effective}>{shownDate}</time>
        </p>
      </div>
      <Contents sections={[...text, changeLog, ...storage]} />
      <div className={styles.text}>
        {text.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
        <section className={page.section} id={changeLog.id}>
          <h2>{changeLog.title}</h2>
          <dl className={styles.changes}>
            {changes.map(({ text, ...change }, index) => (
              <div key={index}>
                <dt>
                  <time dateTime={change.date}>{change.shownDate}</time>
                </dt>
                <dd>
                  <Content of={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        {storage.map((section) => (
          <StorageNames key={section.id} section={section} location={location} />
        ))}
      </div>
    </div>
  );
}

type StorageNamesProps = Readonly<{ section: Queries.SectionPartsFragment; location: object }>;

/** The names of storage keys, closed until somebody asks for them. */
function StorageNames({ section: { id, title, body }, location }: StorageNamesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOpenAtHash(details, location);
  return (
    <details ref={details} id={id} className={styles.storage} suppressHydrationWarning>
      <summary className={styles.fold}>
        <h2>
          <Content of={title} />
        </h2>
      </summary>
      <div className={prose.prose}>
        <Content of={body} />
      </div>
    </details>
  );
}

type ContentsProps = Readonly<{
  sections: readonly Readonly<{ id: string; title: QueriedTree }>[];
}>;

/** Links to all sections, folded on a phone. */
function Contents({ sections }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={policyLabels.contents}>
      <h2>{policyLabels.contents}</h2>
      <details>
        <summary className={styles.fold}>{policyLabels.contents}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {/* Its former ids must be on the page only once. */}
                <Content of={asContent(title).filter((node) => !isFormerIdAnchor(node))} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment PolicyParts on Policy {
    effective
    shownDate
    summary
    sections {
      ...SectionParts
    }
    changes {
      date
      shownDate
      text
    }
  }
`;
