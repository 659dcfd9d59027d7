import { graphql, type PageProps } from "gatsby";
import { required, sectionById } from "../content-text/content-tree";
import { PageIntro } from "../content-text/page";
import { AfterFirstPaint } from "../layout/after-first-paint";
import { routes } from "../site/site";
import { AnswerFilter } from "../answers/answer-filter";
import { AnswerList } from "../answers/answer-list";
import { Contact } from "../answers/contact";
import { useAnswers } from "../answers/use-answers";

export default function SupportPage({ data, location }: PageProps<Queries.SupportPageQuery>) {
  const { groups, answers } = data;
  const text = required(data.text, "pages/support.md");
  const allAnswers = answers.nodes;
  const contact = sectionById(text.sections, "contact");
  const { query, setQuery, deferredQuery, matches, open, setOpen } = useAnswers(
    allAnswers,
    location,
  );
  return (
    <>
      <PageIntro path={routes.support} text={text} />
      <AfterFirstPaint>
        <AnswerFilter
          query={query}
          onQuery={setQuery}
          matchCount={matches.size}
          allCount={allAnswers.length}
        />
        <AnswerList
          groups={groups.nodes}
          answers={allAnswers}
          query={deferredQuery}
          matches={matches}
          open={open}
          onToggle={setOpen}
        />
        <Contact section={contact} mailText={sectionById(text.sections, "mail")} />
      </AfterFirstPaint>
    </>
  );
}

export const query = graphql`
  query SupportPage {
    text: pageText(path: { eq: "/support" }) {
      ...PageWords
    }
    groups: allSupportGroup(sort: { order: ASC }) {
      nodes {
        ...SupportGroupHead
      }
    }
    answers: allAnswer(sort: [{ group: ASC }, { order: ASC }]) {
      nodes {
        ...AnswerEntry
      }
    }
  }
`;
