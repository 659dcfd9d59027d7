import { type WordMatch, findWord, quality } from "./find-word";
import { fold, termsIn, significantTerms } from "./fold";

/** What is searched: a title, a longer detail such as an address, and keywords that are not shown. */
export type Searchable = Readonly<{ title: string; detail: string; keywords?: string }>;

/** Parts of a text: start and end positions, in order and without overlap. */
export type Ranges = readonly (readonly [start: number, end: number])[];

/** An entry that matched, and what to highlight in its texts. */
export type Match<Entry> = Readonly<{ entry: Entry; titleRanges: Ranges; detailRanges: Ranges }>;

/**
 * Returns a function that finds a query in the texts of `entries`, best match first. Each term has to be
 * in the title, the detail or the keywords. A whole word scores most, then the start of a word, its
 * inside, and one typo; title and keywords count double. Among equals, a title that starts with the query
 * is first, then the order of `entries` decides. A query without a term finds everything. With `partial`,
 * a query may be a question: only its significant terms count, and the entries with the most of them match.
 */
export function createMatcher<Entry>(
  entries: readonly Entry[],
  textsOf: (entry: Entry) => Searchable,
  { partial = false }: Readonly<{ partial?: boolean }> = {},
): (query: string) => readonly Match<Entry>[] {
  const texts = entries.map(textsOf);
  const titles = texts.map(({ title }) => fold(title));
  const details = texts.map(({ detail }) => fold(detail));
  const hidden = texts.map(({ keywords }) => fold(keywords ?? ""));
  const everything = entries.map((_, index) => index);

  const match = (query: string): readonly Match<Entry>[] => {
    const terms = partial ? significantTerms(query) : termsIn(query);
    const phrase = termsIn(query).join(" ");
    const tallies = entries.map((entry, index) => new Tally(entry, titles[index] ?? "", phrase));
    let among = everything;
    for (const term of terms) {
      const inTitles = findWord(titles, term, among);
      const inDetails = findWord(details, term, among);
      const inHidden = findWord(hidden, term, among);
      for (const index of among)
        tallies[index]?.count(inTitles.get(index), inDetails.get(index), inHidden.get(index));
      if (!partial)
        among = among.filter(
          (index) => inTitles.has(index) || inDetails.has(index) || inHidden.has(index),
        );
    }
    const most = Math.max(0, ...tallies.map(({ matchedTerms }) => matchedTerms));
    const fewest = partial && terms.length > 0 ? Math.max(1, most) : terms.length;
    return tallies
      .filter(({ matchedTerms }) => matchedTerms >= fewest)
      .sort((a, b) => b.score - a.score)
      .map(({ entry, inTitle, inDetail }) => ({
        entry,
        titleRanges: joined(inTitle),
        detailRanges: joined(inDetail),
      }));
  };
  // The first run is several times slower than the others. Run it before the first key press.
  match("a wrod");
  return match;
}

/** The matches of a query in one entry. */
class Tally<Entry> {
  score: number;
  matchedTerms = 0;
  readonly inTitle: Ranges[number][] = [];
  readonly inDetail: Ranges[number][] = [];

  constructor(
    readonly entry: Entry,
    title: string,
    phrase: string,
  ) {
    this.score = phrase !== "" && title.startsWith(phrase) ? 1 : 0;
  }

  count(
    title: WordMatch | undefined,
    detail: WordMatch | undefined,
    hidden: WordMatch | undefined,
  ) {
    if (!title && !detail && !hidden) return;
    this.matchedTerms += 1;
    const best = Math.max(title?.quality ?? 0, hidden?.quality ?? 0);
    this.score += Math.max(best * 2, detail?.quality ?? 0);
    if (title) this.inTitle.push(title.range);
    // When the title matches, a fuzzy match in the detail only distracts.
    if (detail && (!title || detail.quality > quality.withTypo)) this.inDetail.push(detail.range);
  }
}

function joined(ranges: Ranges): Ranges {
  const result: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
