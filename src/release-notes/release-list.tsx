import type { SampleTab } from "../demo/sample-tabs";
import type { ReleaseData } from "./release-data";
import { ReleaseEntry } from "./release-entry";
import { releaseWords } from "./release-words";
import * as styles from "./release-list.module.css";

type ReleaseListProps = Readonly<{
  sampleTabs: readonly SampleTab[];
  /** All releases, newest first. */
  releases: readonly ReleaseData[];
}>;

/** The releases. */
export function ReleaseList({ sampleTabs, releases }: ReleaseListProps) {
  if (releases.length === 0) return <p>{releaseWords.none}</p>;
  return (
    <div className={styles.list}>
      {releases.map((release) => (
        <ReleaseEntry key={release.slug} sampleTabs={sampleTabs} release={release} />
      ))}
    </div>
  );
}
