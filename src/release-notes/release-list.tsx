import { useEffect, useRef, useState } from "react";
import { useAddressSearch } from "../links/use-address-search";
import type { ReleaseData } from "./release-data";
import { versionOrder } from "../release-notes/release-data";
import { KindFilter } from "./kind-filter";
import { ReleaseEntry } from "./release-entry";
import { SinceNote } from "./since-note";
import { useReleases } from "./use-releases";
import { versionFromSearch } from "./version-from-search";
import { releaseWords } from "./release-words";
import * as styles from "./release-list.module.css";

type ReleaseListProps = Readonly<{
  newest: readonly ReleaseData[];
  /** The number of all releases, including those of the archive. */
  total: number;
}>;

/** The releases, newest first, with those after the visitor's version highlighted. A button loads older ones. */
export function ReleaseList({ newest, total }: ReleaseListProps) {
  const { releases, older, hasOlder, loadOlder } = useReleases(newest, total);
  const [kind, setKind] = useState<string | null>(null);
  const from = versionFromSearch(useAddressSearch());
  const fromOrder = from === null ? undefined : versionOrder(from);
  const isNew = ({ order }: ReleaseData) => fromOrder !== undefined && order > fromOrder;
  const hasKind = ({ changes }: ReleaseData) =>
    kind === null || changes.some((one) => one.kind === kind);
  const kinds = [...new Set(releases.flatMap(({ changes }) => changes.map((one) => one.kind)))];

  const list = useRef<HTMLDivElement>(null);
  /** The number of releases when older ones were requested. */
  const countAsked = useRef<number | null>(null);
  const [countBefore, setCountBefore] = useState(releases.length);
  useEffect(() => {
    const count = countAsked.current;
    if (count === null || releases.length === count) return;
    countAsked.current = null;
    // The button was removed and had the focus.
    const first = releases.slice(count).find(hasKind);
    const entry = first ? document.getElementById(first.slug) : null;
    (entry?.querySelector("a") ?? list.current)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when releases were added
  }, [releases]);

  async function showOlder() {
    if (older === "loading") return;
    countAsked.current = releases.length;
    setCountBefore(releases.length);
    // Otherwise a later load, for an address, would move the focus.
    if (!(await loadOlder())) countAsked.current = null;
  }

  function sinceText(): string {
    const [latest] = releases;
    if (from === null || fromOrder === undefined || !latest) return "";
    if (latest.order === fromOrder) return releaseWords.upToDate(from);
    const count = releases.filter(isNew).length;
    // The part of the history that has not been loaded may contain it, and more new ones.
    const isOpenEnded = releases.every(isNew) && hasOlder;
    if (isOpenEnded || releases.some(({ order }) => order === fromOrder))
      return releaseWords.newSince(count, from, isOpenEnded);
    return releaseWords.unknown(from, latest.version, count);
  }

  const cameCount = releases.length - countBefore;
  if (releases.length === 0) return <p>{releaseWords.none}</p>;
  return (
    <div>
      <SinceNote from={fromOrder === undefined ? null : from} result={sinceText()} />
      <KindFilter
        kinds={kinds}
        kind={kind}
        onKind={setKind}
        count={releases.filter(hasKind).length}
        isPartial={hasOlder}
      />
      <div ref={list} className={styles.list} tabIndex={-1}>
        {releases.filter(hasKind).map((release) => (
          <ReleaseEntry
            key={release.slug}
            release={release}
            kind={kind}
            isNew={isNew(release)}
            isVisitors={release.order === fromOrder}
          />
        ))}
        {hasOlder ? (
          <div className={styles.gap}>
            {/* Disabled, the button would lose the focus. */}
            <button
              type="button"
              className={styles.older}
              aria-disabled={older === "loading" || undefined}
              onClick={() => void showOlder()}
            >
              {older === "loading"
                ? releaseWords.loading
                : releaseWords.older(releases.at(-1)?.version ?? "")}
            </button>
          </div>
        ) : null}
      </div>
      <p role="status" className={older === "failed" ? styles.failure : styles.unseen}>
        {older === "failed" || older === "loading"
          ? releaseWords[older]
          : cameCount === 0
            ? null
            : releaseWords.came(cameCount)}
      </p>
    </div>
  );
}
