import { withPrefix } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  archiveFile,
  type ReleaseData,
  releasesPerFile,
} from "../content-source/files/release-files";
import { releaseSlugPattern } from "../content-source/release-version";

/** What the page shows of the history, and how many files of the archive are part of it. */
type Loaded = Readonly<{ releases: readonly ReleaseData[]; files: number }>;

/**
 * The releases of the page's own data, newest first, and then those of the archive, file by file,
 * when `loadOlder` asks for them or the address names one.
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

  // An address may name a release that only the archive holds.
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

  // Once the archive has given it, it comes into view as any target does.
  const shown = useRef("");
  useEffect(() => {
    if (!isLoaded || shown.current === wanted || newest.some(({ slug }) => slug === wanted)) return;
    shown.current = wanted;
    document.getElementById(wanted)?.scrollIntoView();
  }, [wanted, isLoaded, newest]);

  return { releases, hasOlder: files < fileCount, hasFailed, loadOlder: () => load(files) };
}

/** The releases of one file of the archive; rejects when it cannot be read. */
async function readArchive(file: number): Promise<readonly ReleaseData[]> {
  const path = archiveFile(file);
  const answer = await fetch(withPrefix(path));
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as readonly ReleaseData[];
}

/** Both histories in one, each release once: the archive may be of a newer build than the page. */
function merge(known: readonly ReleaseData[], older: readonly ReleaseData[]) {
  const byOrder = new Map([...older, ...known].map((release) => [release.order, release]));
  return [...byOrder.values()].sort((a, b) => b.order - a.order);
}
