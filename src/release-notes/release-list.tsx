import { useState } from "react";
import { useAddressSearch } from "../address/use-address-search";
import { compareVersions, versionFromSearch } from "./compare-versions";
import { KindFilter } from "./kind-filter";
import { ReleaseEntry } from "./release-entry";
import { SinceNote } from "./since-note";
import * as styles from "./release-list.module.css";

type ReleaseListProps = Readonly<{ releases: readonly Queries.ReleaseEntryFragment[] }>;

/** The releases, newest first; those after the visitor's version are marked. */
export function ReleaseList({ releases }: ReleaseListProps) {
  const [kind, setKind] = useState<string | null>(null);
  const from = versionFromSearch(useAddressSearch());
  const isNew = ({ version }: { readonly version: string }) =>
    from !== null && compareVersions(version, from) > 0;
  const kinds = [...new Set(releases.flatMap(({ changes }) => changes.map((one) => one.kind)))];
  const shown = releases.filter(
    ({ changes }) => kind === null || changes.some((one) => one.kind === kind),
  );
  return (
    <div>
      {from === null ? null : <SinceNote from={from} count={releases.filter(isNew).length} />}
      <KindFilter kinds={kinds} kind={kind} onKind={setKind} count={shown.length} />
      <div className={styles.list}>
        {shown.map((release) => (
          <ReleaseEntry
            key={release.slug}
            release={release}
            kind={kind}
            isNew={isNew(release)}
            isVisitors={release.version === from}
          />
        ))}
      </div>
    </div>
  );
}
