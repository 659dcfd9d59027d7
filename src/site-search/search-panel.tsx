import { withPrefix } from "gatsby";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useHardwareInfo } from "../hardware-info/hardware-info-provider";
import { ListFoot } from "../search-list/list-foot";
import { ListSearch } from "../search-list/list-search";
import { goTo } from "./go-to";
import { PoliteStatus } from "../search-list/polite-status";
import { pagePath } from "../site/page-path";
import { contactPlace, routes } from "../site/site";
import { dialogLabels } from "./dialog-labels";
import { EntryRow } from "./entry-row";
import { entryMatcher, mostFound } from "./match-entries";
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
  const found = useMemo(
    () =>
      match(query).filter(
        ({ entry: { url } }) =>
          query.trim() || url.includes("#") || pagePath(withPrefix(url)) !== pagePath(path),
      ),
    [match, query, path],
  );
  const shown =
    found.length > 0
      ? found
      : waysWithoutResults.flatMap((place) => match("", ({ url }) => url === place));
  const text = query.trim() ? foundText(found.length) : "";

  // It takes the place of a field that had the focus.
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
        options={shown.map((place) => ({
          key: place.entry.url,
          href: withPrefix(place.entry.url),
          content: <EntryRow {...place} />,
        }))}
        note={found.length > 0 ? "" : searchLabels.noResultsFor(query.trim())}
        foot={(active) => (
          <ListFoot
            text={text || searchLabels.scope}
            action={active < 0 ? "" : searchLabels.action}
          />
        )}
        onQuery={onQuery}
        onChoose={(place) => {
          const chosen = shown[place];
          if (chosen) open(chosen.entry.url);
        }}
        onClose={onClose}
      />
      <PoliteStatus text={text} />
    </>
  );
}

/** Rows for a query that finds nothing. */
const waysWithoutResults = [contactPlace, routes.support, routes.gettingStarted];

/** The number of results, as it is shown and announced. */
function foundText(found: number): string {
  if (found === 0) return searchLabels.noResults;
  if (found === mostFound) return searchLabels.top(mostFound);
  return searchLabels.results(found);
}
