import { useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { Link } from "../update/link";
import * as styles from "./closest-matches.module.css";
import { fillWords } from "./fill-words";
import { loadSearchEntries } from "./load-search-entries";
import type { SearchEntry } from "./search-entry";

/**
 * Links to the places of the site that come closest to a path that leads nowhere. Its room is kept
 * free from the start; without matches, script or data it stays empty.
 */
export function ClosestMatches({ path }: Readonly<{ path: string }>) {
  const [found, setFound] = useState<readonly SearchEntry[]>([]);
  const info = useHardwareInfo();
  useEffect(() => {
    let isHeld = true;
    Promise.all([
      import(/* webpackChunkName: "switcher" */ "./closest-entries"),
      loadSearchEntries(),
    ]).then(
      ([{ closestEntries }, entries]) => isHeld && setFound(closestEntries(entries, path)),
      // A page that is not there does not need another message about what is not there.
      () => {},
    );
    return () => {
      isHeld = false;
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
