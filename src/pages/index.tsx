import { PageHead } from "../page-head/page-head";

export default function HomePage() {
  return (
    <>
      <PageHead path="/" />
      <h1 tabIndex={-1}>Tabdart</h1>
    </>
  );
}
