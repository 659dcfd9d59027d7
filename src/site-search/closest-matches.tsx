import { Link } from "gatsby";
import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import * as styles from "./closest-matches.module.css";
import { fillWords } from "./fill-words";
import { loadSearchIndex } from "./load-search";
import type { SearchEntry } from "./search-entry";

/**
 * Links to the entries that are most similar to an unknown path. Its space is reserved from the
 * start, and stays empty without matches, script or data.
 */
export function ClosestMatches({ path }: Readonly<{ path: string }>) {
  const [found, setFound] = useState<readonly SearchEntry[]>([]);
  const info = useHardwareInfo();
  useEffect(() => {
    let isMounted = true;
    Promise.all([
      import(/* webpackChunkName: "search" */ "./closest-entries"),
      loadSearchIndex(),
    ]).then(
      ([{ closestEntries }, { entries }]) => isMounted && setFound(closestEntries(entries, path)),
      // The page already says that something is missing.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [path]);

  return (
    <div className={styles.matches}>
      {found.length > 0 ? (
        <nav aria-label="Closest matches">
          <p>Were you looking for one of these?</p>
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
