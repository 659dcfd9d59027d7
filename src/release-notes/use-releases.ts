import { useCallback, useEffect, useRef, useState } from "react";
import {
  readReleasesAround,
  readReleasesBelow,
  versionOfSlug,
} from "../content-source/files/release-archive";
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

  // Once the archive has given it, it comes into view as any target does.
  const shown = useRef("");
  const { releases } = known;
  useEffect(() => {
    const slug = location.hash.slice(1);
    const isSlug = (one: ShownRelease) => one.slug === slug;
    if (shown.current === slug || newest.some(isSlug) || !releases.some(isSlug)) return;
    shown.current = slug;
    document.getElementById(slug)?.scrollIntoView();
  }, [releases, newest]);

  return { ...known, hasFailed, loadBelow };
}
