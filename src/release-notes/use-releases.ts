import { useEffect, useRef, useState } from "react";
import { olderReleasesPath } from "../site/release-files";
import { fetchJson } from "../update/on-demand";
import { type ReleaseData, releaseSlugPattern } from "./release-data";

/** What has become of the older releases; null if nobody has asked for them. */
type Older = "loading" | "failed" | "loaded" | null;

/**
 * The releases, newest first. The first ones come from the page's data. Older ones are loaded on
 * `loadOlder`, or when the address names one of them. `loadOlder` returns whether they came.
 */
export function useReleases(newest: readonly ReleaseData[], total: number) {
  const [releases, setReleases] = useState(newest);
  const [older, setOlder] = useState<Older>(null);

  async function loadOlder(): Promise<boolean> {
    setOlder("loading");
    try {
      const archive = await fetchJson<readonly ReleaseData[]>(olderReleasesPath);
      setReleases((before) => merge(before, archive));
      setOlder("loaded");
      return true;
    } catch (error) {
      console.warn("Older releases cannot be read now.", error);
      setOlder("failed");
      return false;
    }
  }

  // The address may name a release that is only in the archive.
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const follow = () => setWanted(location.hash.slice(1));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const hasOlder = newest.length < total && older !== "loaded";
  const isShown = releases.some(({ slug }) => slug === wanted);
  useEffect(() => {
    const isElsewhere = releaseSlugPattern.test(wanted) && !isShown && hasOlder;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address asks for a load
    if (isElsewhere && older !== "loading") void loadOlder();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [wanted]);

  // Scroll to a release from the archive, as the browser does for other targets.
  const scrolledTo = useRef("");
  useEffect(() => {
    if (!isShown || scrolledTo.current === wanted || newest.some(({ slug }) => slug === wanted))
      return;
    scrolledTo.current = wanted;
    document.getElementById(wanted)?.scrollIntoView();
  }, [wanted, isShown, newest]);

  return { releases, older, hasOlder, loadOlder };
}

/** Merges two lists without duplicates. The archive may come from a newer build than the page. */
function merge(known: readonly ReleaseData[], older: readonly ReleaseData[]) {
  const byOrder = new Map([...older, ...known].map((release) => [release.order, release]));
  return [...byOrder.values()].sort((a, b) => b.order - a.order);
}
