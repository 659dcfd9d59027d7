import { graphql, type PageProps } from "gatsby";
import { required } from "../content-text/content-tree";
import { PageIntro } from "../content-text/page";
import { AfterFirstPaint } from "../layout/after-first-paint";
import { PolicyText } from "../privacy-policy/policy-text";
import { routes } from "../site/site";

export default function PrivacyPolicyPage({
  data,
  location,
}: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const text = required(data.text, "pages/privacy-policy.md");
  return (
    <>
      <PageIntro path={routes.privacyPolicy} text={text} />
      <AfterFirstPaint>
        <PolicyText policy={required(data.policy, "privacy-policy.md")} location={location} />
      </AfterFirstPaint>
    </>
  );
}

export const query = graphql`
  query PrivacyPolicyPage {
    text: pageText(path: { eq: "/privacy-policy" }) {
      ...PageWords
    }
    policy {
      ...PolicyParts
    }
  }
`;
