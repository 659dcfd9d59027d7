import { PageHead } from "../page-head/page-head";

export default function GettingStartedPage() {
  return (
    <>
      <PageHead path="/getting-started" title="Getting started" />
      <h1 tabIndex={-1}>Getting started</h1>
    </>
  );
}
