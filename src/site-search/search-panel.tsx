import { withPrefix } from "gatsby";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { ListFoot } from "../search-list/list-foot";
import { ListSearch } from "../search-list/list-search";
import { goTo } from "./go-to";
import { PoliteStatus } from "../search-list/polite-status";
import { pagePath } from "../site/page-path";
import { contactPath, routes } from "../site/site";
import { dialogLabels } from "./dialog-labels";
import { EntryRow } from "./entry-row";
import { entryMatcher, maxMatches } from "./match-entries";
import type { SearchIndex } from "./search-entry";
import { searchLabels } from "./search-labels";

type SearchPanelProps = Readonly<{
  index: SearchIndex;
  /** The path of the page below it, which is not offered before anything is typed. */
  path: string;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}>;

/** The field and the results of the site's search. It uses the same list as the live demo. */
export function SearchPanel({ index, path, query, onQuery, onClose }: SearchPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const info = useHardwareInfo();
  const match = useMemo(() => entryMatcher(index.entries, info), [index, info]);
  const matches = useMemo(
    () =>
      match(query).filter(
        ({ entry: { url } }) =>
          query.trim() || url.includes("#") || pagePath(withPrefix(url)) !== pagePath(path),
      ),
    [match, query, path],
  );
  const shown =
    matches.length > 0
      ? matches
      : fallbackUrls.flatMap((fallback) => match("", ({ url }) => url === fallback));
  const text = query.trim() ? matchText(matches.length) : "";

  // It replaces a field that had the focus.
  useLayoutEffect(() => {
    const { length } = input.current?.value ?? "";
    input.current?.focus();
    input.current?.setSelectionRange(length, length);
  }, []);

  function open(url: string) {
    onClose();
    goTo(url);
  }

  return (
    <>
      <ListSearch
        inputRef={input}
        isInDialog
        label={dialogLabels.label}
        listLabel={searchLabels.list}
        placeholder={dialogLabels.label}
        query={query}
        options={shown.map((match) => ({
          key: match.entry.url,
          href: withPrefix(match.entry.url),
          content: <EntryRow {...match} />,
        }))}
        note={matches.length > 0 ? "" : searchLabels.noResultsFor(query.trim())}
        foot={(active) => (
          <ListFoot
            text={text || searchLabels.scope}
            action={active < 0 ? "" : searchLabels.action}
          />
        )}
        onQuery={onQuery}
        onChoose={(index) => {
          const chosen = shown[index];
          if (chosen) open(chosen.entry.url);
        }}
        onClose={onClose}
      />
      <PoliteStatus text={text} />
    </>
  );
}

/** Rows for a query that finds nothing. */
const fallbackUrls = [contactPath, routes.support, routes.gettingStarted];

/** The number of results, as it is shown and announced. */
function matchText(count: number): string {
  if (count === 0) return searchLabels.noResults;
  if (count === maxMatches) return searchLabels.top(maxMatches);
  return searchLabels.results(count);
}
