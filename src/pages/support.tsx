import { PageHead } from "../page-head/page-head";

export default function SupportPage() {
  return (
    <>
      <PageHead path="/support" title="Support" />
      <h1 tabIndex={-1}>Support</h1>
    </>
  );
}
