import { withPrefix } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReleaseData } from "./release-data";
import { archiveFile, releasesPerFile } from "../site/release-files";
import { releaseSlugPattern } from "../release-notes/release-data";

/** The releases that are shown, and how many archive files they include. */
type Loaded = Readonly<{ releases: readonly ReleaseData[]; files: number }>;

/**
 * The releases, newest first. The first ones come from the page's data. Older ones are loaded from
 * the archive, one file at a time, on `loadOlder` or when the address names one of them.
 */
export function useReleases(newest: readonly ReleaseData[], total: number) {
  const [{ releases, files }, setLoaded] = useState<Loaded>({ releases: newest, files: 0 });
  const [hasFailed, setFailed] = useState(false);
  const fileCount = Math.ceil((total - newest.length) / releasesPerFile);

  const load = useCallback(
    (file: number) =>
      readArchive(file).then(
        (older) => {
          setFailed(false);
          setLoaded((before) => ({ releases: merge(before.releases, older), files: file + 1 }));
        },
        (error: unknown) => {
          console.warn("Older releases cannot be read now.", error);
          setFailed(true);
        },
      ),
    [],
  );

  // The address may name a release that is only in the archive.
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const follow = () => setWanted(location.hash.slice(1));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const isLoaded = releases.some(({ slug }) => slug === wanted);
  useEffect(() => {
    if (releaseSlugPattern.test(wanted) && !isLoaded && files < fileCount) void load(files);
  }, [wanted, isLoaded, files, fileCount, load]);

  // Scroll to a release from the archive, as the browser does for other targets.
  const shown = useRef("");
  useEffect(() => {
    if (!isLoaded || shown.current === wanted || newest.some(({ slug }) => slug === wanted)) return;
    shown.current = wanted;
    document.getElementById(wanted)?.scrollIntoView();
  }, [wanted, isLoaded, newest]);

  return { releases, hasOlder: files < fileCount, hasFailed, loadOlder: () => load(files) };
}

/** Reads the releases of one archive file. Rejects when it cannot be read. */
async function readArchive(file: number): Promise<readonly ReleaseData[]> {
  const path = archiveFile(file);
  const answer = await fetch(withPrefix(path));
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as readonly ReleaseData[];
}

/** Merges two lists without duplicates. The archive may come from a newer build than the page. */
function merge(known: readonly ReleaseData[], older: readonly ReleaseData[]) {
  const byOrder = new Map([...older, ...known].map((release) => [release.order, release]));
  return [...byOrder.values()].sort((a, b) => b.order - a.order);
}
