import { Fragment, useState } from "react";
import { useAddressSearch } from "../update/use-address-search";
import { versionOrder } from "../content-source/release-version";
import { KindFilter } from "./kind-filter";
import type { ShownRelease } from "./known-releases";
import { ReleaseEntry } from "./release-entry";
import { SinceNote } from "./since-note";
import { useReleases } from "./use-releases";
import { versionFromSearch } from "./version-from-search";
import * as styles from "./release-list.module.css";

type ReleaseListProps = Readonly<{
  newest: readonly ShownRelease[];
  /** How many releases there are, those of the archive included. */
  total: number;
}>;

/** The releases, newest first; those after the visitor's version are marked, older ones wait. */
export function ReleaseList({ newest, total }: ReleaseListProps) {
  const { releases, gaps, hasFailed, loadBelow } = useReleases(newest, total);
  const [kind, setKind] = useState<string | null>(null);
  const from = versionFromSearch(useAddressSearch());
  const fromOrder = from === null ? undefined : versionOrder(from);
  const isNew = ({ order }: ShownRelease) => fromOrder !== undefined && order > fromOrder;
  const hasKind = ({ changes }: ShownRelease) =>
    kind === null || changes.some((one) => one.kind === kind);
  const kinds = [...new Set(releases.flatMap(({ changes }) => changes.map((one) => one.kind)))];
  return (
    <div>
      {from === null || fromOrder === undefined ? null : (
        <SinceNote
          from={from}
          count={releases.filter(isNew).length}
          isOpenEnded={releases.every(isNew) && gaps.size > 0}
        />
      )}
      <KindFilter
        kinds={kinds}
        kind={kind}
        onKind={setKind}
        count={releases.filter(hasKind).length}
        isPartial={gaps.size > 0}
      />
      <div className={styles.list}>
        {releases.map((release) => (
          <Fragment key={release.slug}>
            {hasKind(release) ? (
              <ReleaseEntry
                release={release}
                kind={kind}
                isNew={isNew(release)}
                isVisitors={release.order === fromOrder}
              />
            ) : null}
            {gaps.has(release.order) ? (
              <div className={styles.gap}>
                <button
                  type="button"
                  className={styles.older}
                  onClick={() => void loadBelow(release)}
                >
                  Show versions before {release.version}
                </button>
              </div>
            ) : null}
          </Fragment>
        ))}
      </div>
      <p role="status" className={styles.failure}>
        {hasFailed ? "Older versions cannot be loaded now. Try again when you are online." : null}
      </p>
    </div>
  );
}
