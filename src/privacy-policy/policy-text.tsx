import { graphql } from "gatsby";
import { Content } from "../content-text/content";
import { asContent, type ContentTree, type QueriedTree } from "../content-text/content-tree";
import { Callout } from "../content-text/callout";
import { TextSection } from "../content-text/page";
import * as styles from "./policy-text.module.css";

type PolicyTextProps = Readonly<{ policy: Queries.PolicyPartsFragment }>;

/** The policy: summary, table of contents, full text and change log. */
export function PolicyText({ policy }: PolicyTextProps) {
  const { summary, effectiveDate, shownDate, sections, changes } = policy;
  return (
    <>
      <Callout>
        <p className={styles.summary}>
          <Content of={summary} />
        </p>
        <p className={styles.date}>
          Applies from <time dateTime={effectiveDate}>{shownDate}</time>
        </p>
      </Callout>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title">Contents</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Content of={withoutIds(title)} />
                </a>
              </li>
            ))}
            <li>
              <a href="#changes">Changes to this policy</a>
            </li>
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
          <section className={styles.changes} id="changes">
            <h2>Changes to this policy</h2>
            <dl>
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
    </>
  );
}

/** A section's title without its former ids, which must be on the page only once. */
function withoutIds(title: QueriedTree): ContentTree {
  return asContent(title).filter(
    (node) => typeof node === "string" || node[0] !== "span" || node[1]?.id === undefined,
  );
}

/** @fragment for the page whose query names it. */
export const query = graphql`
  fragment PolicyParts on Policy {
    effectiveDate
    shownDate: effectiveDate(formatString: "D MMMM YYYY")
    summary
    sections {
      ...SectionParts
    }
    changes {
      date
      shownDate: date(formatString: "D MMMM YYYY")
      text
    }
  }
`;
