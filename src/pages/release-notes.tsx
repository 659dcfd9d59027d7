import { PageHead } from "../page-head/page-head";

export default function ReleaseNotesPage() {
  return (
    <>
      <PageHead path="/release-notes" title="Release notes" />
      <h1 tabIndex={-1}>Release notes</h1>
    </>
  );
}
