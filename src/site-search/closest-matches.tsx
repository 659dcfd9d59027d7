import { Link } from "gatsby";
import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import * as styles from "./closest-matches.module.css";
import { fillWords } from "./fill-words";
import { loadSearchIndex } from "./load-search";
import type { SearchEntry } from "./search-entry";

type Place = Pick<SearchEntry, "url" | "title">;

type ClosestMatchesProps = Readonly<{
  path: string;
  /** What is offered where fewer are similar, or without data. There is room for three. */
  otherwise: readonly Place[];
}>;

/**
 * Links to the entries that are most similar to an unknown path. Its space is reserved from the start,
 * and stays empty without scripts.
 */
export function ClosestMatches({ path, otherwise }: ClosestMatchesProps) {
  const [found, setFound] = useState<readonly Place[]>([]);
  const [isSimilar, setSimilar] = useState(false);
  const info = useHardwareInfo();
  useEffect(() => {
    let isMounted = true;
    Promise.all([
      import(/* webpackChunkName: "search" */ "./closest-entries"),
      loadSearchIndex(),
    ]).then(
      ([{ closestEntries }, { entries }]) => {
        const closest = closestEntries(entries, path);
        const others = otherwise.filter(({ url }) => closest.every((found) => found.url !== url));
        if (!isMounted) return;
        setSimilar(closest.length > 0);
        setFound([...closest, ...others].slice(0, otherwise.length));
      },
      () => isMounted && setFound(otherwise),
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the other places never change
  }, [path]);

  return (
    <div className={styles.matches}>
      {found.length > 0 ? (
        <nav aria-label="Closest matches">
          <p>{isSimilar ? "Were you looking for one of these?" : "These pages may help:"}</p>
          <ul>
            {found.map(({ url, title }) => (
              <li key={url}>
                <Link to={url}>
                  {/* A new text is a new element: see HighlightedText. */}
                  <span key={fillWords(title, info)}>{fillWords(title, info)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
