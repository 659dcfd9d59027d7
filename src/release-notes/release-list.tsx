import { useState } from "react";
import { useAddressSearch } from "../links/use-address-search";
import { KindFilter } from "./kind-filter";
import { type ReleaseData, versionOrder } from "./release-data";
import { ReleaseEntry } from "./release-entry";
import { releaseWords } from "./release-words";
import { SinceNote } from "./since-note";
import { versionFromSearch } from "./version-from-search";
import * as styles from "./release-list.module.css";

type ReleaseListProps = Readonly<{
  /** All releases, newest first. */
  releases: readonly ReleaseData[];
}>;

/** The releases, with those after the visitor's version highlighted. */
export function ReleaseList({ releases }: ReleaseListProps) {
  const [kind, setKind] = useState<string | null>(null);
  const from = versionFromSearch(useAddressSearch());
  const fromOrder = from === null ? undefined : versionOrder(from);
  const isNew = ({ order }: ReleaseData) => fromOrder !== undefined && order > fromOrder;
  const hasKind = ({ changes }: ReleaseData) =>
    kind === null || changes.some((one) => one.kind === kind);
  const kinds = [...new Set(releases.flatMap(({ changes }) => changes.map((one) => one.kind)))];

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
      <SinceNote from={fromOrder === undefined ? null : from} result={sinceText()} />
      <KindFilter
        kinds={kinds}
        kind={kind}
        onKind={setKind}
        count={releases.filter(hasKind).length}
      />
      <div className={styles.list}>
        {releases.filter(hasKind).map((release) => (
          <ReleaseEntry
            key={release.slug}
            release={release}
            kind={kind}
            isNew={isNew(release)}
            isVisitors={release.order === fromOrder}
          />
        ))}
      </div>
    </div>
  );
}
