import { PageHead } from "../page-head/page-head";

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHead path="/privacy-policy" title="Privacy policy" />
      <h1 tabIndex={-1}>Privacy policy</h1>
    </>
  );
}
