import { Link } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import * as styles from "./closest-matches.module.css";
import { fillWords } from "./fill-words";
import { loadSearchIndex } from "./load-search";
import type { SearchEntry } from "./search-entry";

type Place = Pick<SearchEntry, "url" | "title">;

type ClosestMatchesProps = Readonly<{
  path: string;
  /** Links for the first line where nothing is similar. */
  otherwise: ReactNode;
  /** Between the most similar one and the others. */
  children: ReactNode;
}>;

/** Links to the entries that are most similar to an unknown path. The first line has its room from the start. */
export function ClosestMatches({ path, otherwise, children }: ClosestMatchesProps) {
  const [closest, setClosest] = useState<readonly Place[]>();
  const info = useHardwareInfo();
  useEffect(() => {
    let isMounted = true;
    Promise.all([
      import(/* webpackChunkName: "search" */ "./closest-entries"),
      loadSearchIndex(),
    ]).then(
      ([{ closestEntries }, { entries }]) => isMounted && setClosest(closestEntries(entries, path)),
      () => isMounted && setClosest([]),
    );
    return () => {
      isMounted = false;
    };
  }, [path]);

  const linkTo = ({ url, title }: Place) => (
    <Link key={url} to={url}>
      {/* A new text is a new element: see HighlightedText. */}
      <span key={fillWords(title, info)}>{fillWords(title, info)}</span>
    </Link>
  );
  const [guess, ...others] = closest ?? [];
  return (
    <nav className={styles.matches} aria-label="Closest matches">
      {guess ? (
        <p className={styles.guess}>Did you mean {linkTo(guess)}?</p>
      ) : (
        <p className={styles.otherwise} data-known={closest !== undefined || undefined}>
          {otherwise}
        </p>
      )}
      {children}
      {others.length > 0 ? (
        <div className={styles.others}>
          <p>Or one of these:</p>
          <ul>
            {others.map((place) => (
              <li key={place.url}>{linkTo(place)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </nav>
  );
}
