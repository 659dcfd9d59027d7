import { graphql } from "gatsby";
import { Fragment, useEffect, useState } from "react";
import { Content } from "../content-text/content";
import { asContent, isPlace, type QueriedTree } from "../content-text/content-tree";
import { TextSection } from "../content-text/page";
import * as page from "../content-text/page.module.css";
import * as styles from "./policy-text.module.css";

const contentsTitle = "Contents";

/** The section that the page itself makes. */
const changeLog = { id: "changes", title: ["Changes to this policy"] };

type PolicyTextProps = Readonly<{ policy: Queries.PolicyPartsFragment }>;

/** The policy: summary, table of contents, full text and change log. */
export function PolicyText({ policy }: PolicyTextProps) {
  const { summary, effective, shownDate, sections, changes } = policy;
  const parts = policy.contents as Readonly<Record<string, string>>;
  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <p>
          <Content of={summary} />
        </p>
        <p className={styles.date}>
          Applies from <time dateTime={effective}>{shownDate}</time>
        </p>
      </div>
      <Contents sections={[...sections, changeLog]} parts={parts} />
      <div className={styles.text}>
        {sections.map((section) => (
          <Fragment key={section.id}>
            {parts[section.id] ? <p className={styles.part}>{parts[section.id]}</p> : null}
            <TextSection section={section} />
          </Fragment>
        ))}
        <section className={page.section} id={changeLog.id}>
          <h2>{changeLog.title}</h2>
          <dl className={styles.changes}>
            {changes.map(({ date, shownDate: shownChangeDate, text }, index) => (
              <div key={index}>
                <dt>
                  <time dateTime={date}>{shownChangeDate}</time>
                </dt>
                <dd>
                  <Content of={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

type ContentsProps = Readonly<{
  sections: readonly Readonly<{ id: string; title: QueriedTree }>[];
  /** What stands above a section, by its id. */
  parts: Readonly<Record<string, string>>;
}>;

/** Links to all sections, folded on a phone. The one that is read now is marked. */
function Contents({ sections, parts }: ContentsProps) {
  const [read, setRead] = useState("");
  useEffect(() => {
    // A line near the top of the window crosses one section at a time.
    const line = { rootMargin: "-25% 0px -75%" };
    const observer = new IntersectionObserver((changes) => {
      const entered = changes.filter(({ isIntersecting }) => isIntersecting).at(-1);
      if (entered) setRead(entered.target.id);
    }, line);
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the sections of a page never change
  }, []);
  return (
    <nav className={styles.contents} aria-label={contentsTitle}>
      <h2>{contentsTitle}</h2>
      <details>
        <summary className={styles.fold}>{contentsTitle}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              {parts[id] ? <b>{parts[id]}</b> : null}{" "}
              <a href={`#${id}`} aria-current={id === read || undefined}>
                {/* Its former ids must be on the page only once. */}
                <Content of={asContent(title).filter((node) => !isPlace(node))} />
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
    shownDate: effective(formatString: "D MMMM YYYY")
    summary
    sections {
      ...SectionParts
    }
    contents
    changes {
      date
      shownDate: date(formatString: "D MMMM YYYY")
      text
    }
  }
`;
