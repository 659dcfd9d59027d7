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
  /** What is offered where fewer are similar, or without data. There is room for three. */
  otherwise: readonly Place[];
  /** Between the most similar one and the others. */
  children: ReactNode;
}>;

/**
 * Links to the entries that are most similar to an unknown path. Its space is reserved from the start,
 * and stays empty without scripts.
 */
export function ClosestMatches({ path, otherwise, children }: ClosestMatchesProps) {
  const [guess, setGuess] = useState<Place>();
  const [others, setOthers] = useState<readonly Place[]>([]);
  const info = useHardwareInfo();
  useEffect(() => {
    let isMounted = true;
    Promise.all([
      import(/* webpackChunkName: "search" */ "./closest-entries"),
      loadSearchIndex(),
    ]).then(
      ([{ closestEntries }, { entries }]) => {
        if (!isMounted) return;
        const closest = closestEntries(entries, path);
        const rest = otherwise.filter(({ url }) => closest.every((found) => found.url !== url));
        setGuess(closest[0]);
        setOthers([...closest, ...rest].slice(closest[0] ? 1 : 0, otherwise.length));
      },
      () => isMounted && setOthers(otherwise),
    );
    return () => {
      isMounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the other places never change
  }, [path]);

  const linkTo = ({ url, title }: Place) => (
    <Link to={url}>
      {/* A new text is a new element: see HighlightedText. */}
      <span key={fillWords(title, info)}>{fillWords(title, info)}</span>
    </Link>
  );
  return (
    <nav className={styles.matches} aria-label="Closest matches">
      <p className={styles.guess}>{guess ? <>Did you mean {linkTo(guess)}?</> : null}</p>
      {children}
      <div className={styles.others}>
        {others.length > 0 ? (
          <>
            <p>{guess ? "Or one of these:" : "These pages may help:"}</p>
            <ul>
              {others.map((place) => (
                <li key={place.url}>{linkTo(place)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </nav>
  );
}
