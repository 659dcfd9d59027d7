import { defaultHardwareInfo } from "../hardware-info/hardware-info";
import { decoded } from "../address/decoded";
import { createMatcher } from "../search-list/create-matcher";
import { fillWords } from "./fill-words";
import type { SearchEntry } from "./search-entry";

/** The most entries that are offered for a path. */
const mostOffered = 3;

/** The entries whose address or title is most similar to an unknown path. */
export function closestEntries(
  entries: readonly SearchEntry[],
  path: string,
): readonly SearchEntry[] {
  const words = readable(path);
  if (!/\p{L}{2}/u.test(words)) return [];
  const match = createMatcher(
    entries,
    ({ url, title }) => ({ title: nameIn(url), detail: fillWords(title, defaultHardwareInfo) }),
    { partial: true },
  );
  return match(words)
    .slice(0, mostOffered)
    .map(({ entry }) => entry);
}

/** The last part of an address: the path of a page, or the fragment of a place in it. */
function nameIn(url: string): string {
  return url.split("#").at(-1) ?? "";
}

/** Parts of addresses that name no subject, and words too short to tell places apart. */
const emptyWords = /\b([a-z]{1,2}|pages?|index|docs?|help|html?|php|aspx?)\b/gi;

/** The words of a path, without file endings and the like. */
function readable(path: string): string {
  return decoded(path)
    .replace(/[^\p{L}\d]+/gu, " ")
    .replace(emptyWords, " ");
}
