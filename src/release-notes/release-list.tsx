import { useAddressSearch } from "../address/use-address-search";
import type { PlacedSection } from "../content-text/content-tree";
import type { SampleTab } from "../demo/sample-tabs";
import { type ReleaseData, versionOrder } from "./release-data";
import { ReleaseEntry } from "./release-entry";
import { releaseWords } from "./release-words";
import { SinceNote } from "./since-note";
import { versionFromSearch } from "./version-from-search";
import * as styles from "./release-list.module.css";

type ReleaseListProps = Readonly<{
  sampleTabs: readonly SampleTab[];
  /** All releases, newest first. */
  releases: readonly ReleaseData[];
  /** Where the visitor finds their version. */
  hint: PlacedSection;
  /** A new object for each address that the page shows. */
  location: object;
}>;

/** The releases, with those after the visitor's version highlighted. */
export function ReleaseList({ sampleTabs, releases, ...ofPage }: ReleaseListProps) {
  const from = versionFromSearch(useAddressSearch());
  const fromOrder = from === null ? undefined : versionOrder(from);
  const isNew = ({ order }: ReleaseData) => fromOrder !== undefined && order > fromOrder;

  function sinceText(): string {
    const [latest] = releases;
    if (from === null || fromOrder === undefined || !latest) return "";
    if (latest.order === fromOrder) return releaseWords.upToDate(from);
    const count = releases.filter(isNew).length;
    return releases.some(({ order }) => order === fromOrder)
      ? releaseWords.newSince(count, from)
      : releaseWords.unknown(from, latest.version, count);
  }

  if (releases.length === 0) return <p>{releaseWords.none}</p>;
  return (
    <div>
      <SinceNote from={fromOrder === undefined ? null : from} result={sinceText()} {...ofPage} />
      <div className={styles.list}>
        {releases.map((release) => (
          <ReleaseEntry
            key={release.slug}
            sampleTabs={sampleTabs}
            release={release}
            isNew={isNew(release)}
            isVisitors={release.order === fromOrder}
          />
        ))}
      </div>
    </div>
  );
}
