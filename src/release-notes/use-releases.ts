import { useCallback, useEffect, useState } from "react";
import { readReleasesAround, readReleasesBelow, versionOfSlug } from "../content/release-archive";
import { firstReleases, type ShownRelease, withReleases } from "./known-releases";

/** The releases of the page's own data, and those that the archive gives when they are asked for. */
export function useReleases(newest: readonly ShownRelease[], total: number) {
  const [known, setKnown] = useState(() => firstReleases(newest, total));
  const [hasFailed, setFailed] = useState(false);

  async function loadBelow({ version, order }: ShownRelease) {
    const further = await readReleasesBelow(version);
    setFailed(!further);
    if (further) setKnown((before) => withReleases(before, further, total, order));
  }

  const loadAround = useCallback(
    async (slug: string) => {
      const version = versionOfSlug(slug);
      if (version === undefined || document.getElementById(slug)) return;
      const further = await readReleasesAround(version);
      setFailed(!further);
      if (further) setKnown((before) => withReleases(before, further, total));
    },
    [total],
  );

  // An address may name a release that only the archive holds.
  useEffect(() => {
    const follow = () => void loadAround(location.hash.slice(1));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [loadAround]);

  // Once it is there, it comes into view as any target does.
  const { releases } = known;
  useEffect(() => {
    if (releases.length > newest.length) scrollToTarget(releases, newest);
  }, [releases, newest]);

  return { ...known, hasFailed, loadBelow };
}

let lastShown = "";

/** Brings the release that the address names into view, once, when the archive has given it. */
function scrollToTarget(releases: readonly ShownRelease[], newest: readonly ShownRelease[]): void {
  const slug = location.hash.slice(1);
  const isFromArchive =
    releases.some((one) => one.slug === slug) && !newest.some((one) => one.slug === slug);
  if (!isFromArchive || lastShown === slug) return;
  lastShown = slug;
  document.getElementById(slug)?.scrollIntoView();
}
