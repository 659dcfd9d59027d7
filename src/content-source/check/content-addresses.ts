import { routes } from "../../site/site";
import type { CheckedEntry } from "./check-entry";
import { mergeConflict } from "./check-text";
import { isExtraPage } from "./collections";
import { type Mistake, nearMiss } from "./mistake";

/** A page without code (its id is empty) or an id on a page, with the entry and line that makes it. */
export type ContentAddress = Readonly<{
  route: string;
  id: string;
  file: string;
  line: number;
  isAlias: boolean;
}>;

/** Every id that the content gives to a place on a page, aliases included. */
export function contentAddresses(entries: readonly CheckedEntry[]): readonly ContentAddress[] {
  return entries.flatMap((entry) => {
    const at = (route: string, id: unknown, line = 1, isAlias = false): ContentAddress => ({
      route,
      id: String(id),
      file: entry.file,
      line,
      isAlias,
    });
    const { type, fields, lines } = entry;
    const headings = (route: string) =>
      entry.ids.map(({ id, line, isAlias }) => at(route, id, line, isAlias));
    const aliases = (route: string) =>
      (fields.aliases as readonly string[]).map((id) => at(route, id, lines.aliases, true));
    switch (type) {
      case "PageText":
        return [
          ...headings(String(fields.path)),
          ...(fields.isExtra === true ? [at(String(fields.path), "")] : []),
          // A former address shows the same page, so it has the same places.
          ...(fields.aliases as readonly string[]).flatMap((alias) => [
            at(`/${alias}`, "", lines.aliases, true),
            ...entry.ids.map(({ id, line }) => at(`/${alias}`, id, line, true)),
          ]),
          ...entry.groups.flatMap((group) => [
            at(routes.support, group.slug, lines.groups),
            ...group.aliases.map((id) => at(routes.support, id, lines.groups, true)),
          ]),
        ];
      case "Policy":
        return headings(routes.privacyPolicy);
      case "Answer":
        return [at(routes.support, fields.slug), ...aliases(routes.support)];
      case "Step":
        return fields.guide === "getting-started"
          ? [at(routes.gettingStarted, fields.slug), ...aliases(routes.gettingStarted)]
          : [];
      case "Release":
        return [at(routes.releaseNotes, fields.slug, lines.version)];
      default:
        return [];
    }
  });
}

/**
 * The addresses that the list of published ones lacks. Those of a file with a mistake wait: what
 * is once in the list can't be taken back.
 */
export function unlistedAddresses(
  addresses: readonly ContentAddress[],
  mistakes: readonly Mistake[],
  published: readonly string[],
): readonly string[] {
  const faulty = new Set(mistakes.map(({ file }) => file));
  return addresses
    .filter(({ isAlias, file }) => !isAlias && !faulty.has(file))
    .map(addressText)
    .filter((address) => !published.includes(address))
    .sort();
}

/** The message that lists addresses which aren't in published-ids.txt yet. */
export function unlistedText(unlisted: readonly string[]): string {
  return `Not yet in src/content/published-ids.txt: ${unlisted.join(", ")}. "npm run publish:ids" adds what is missing.`;
}

function addressText({ route, id }: ContentAddress): string {
  return id === "" ? route : `${route}#${id}`;
}

/** Two pages at one address, and two places of one page with the same id. */
export function duplicateIds(addresses: readonly ContentAddress[]): readonly Mistake[] {
  const first = new Map<string, ContentAddress>();
  return addresses.flatMap((address): Mistake[] => {
    const { file, line, id, route } = address;
    const earlier = first.get(addressText(address));
    if (!earlier) {
      first.set(addressText(address), address);
      return [];
    }
    // Two pages at one address are told once, without the places that they share.
    if (id !== "" && earlier.file !== file && isExtraPage(file) && isExtraPage(earlier.file))
      return [];
    const message =
      id === "" ? `Two pages are at ${route}.` : `The page ${route} has the id "${id}" twice.`;
    const place = `src/content/${earlier.file}:${earlier.line}`;
    const hint =
      earlier.file === file && address.isAlias
        ? `It is already used in ${place}. Remove this one.`
        : `It is already used in ${place}. Rename one of them.`;
    return [{ file, line, message, hint, text: id === "" ? route : id }];
  });
}

/** Ids that the pages give to places of their own, beside those that begin with "gatsby-". */
const frameIds: readonly (readonly [route: string, id: string])[] = [
  [routes.support, "answer-filter"],
  [routes.releaseNotes, "own-version"],
  [routes.releaseNotes, "kind-filter-name"],
  [routes.privacyPolicy, "changes"],
  [routes.privacyPolicy, "contents-title"],
];

/** Ids of the content that the page itself uses. */
export function takenIds(addresses: readonly ContentAddress[]): readonly Mistake[] {
  return addresses
    .filter(
      ({ route, id }) =>
        id === "main" ||
        id.startsWith("gatsby-") ||
        frameIds.some(([page, taken]) => page === route && taken === id),
    )
    .map(({ file, line, id, route }) => ({
      file,
      line,
      message: `The page ${route} uses the id "${id}" itself.`,
      hint: "Choose another id.",
      text: id,
    }));
}

/** Published addresses that lead nowhere any more; those of `unsure` pages wait. `hidden` are those of drafts. */
export function goneAddresses(
  published: readonly string[],
  addresses: readonly ContentAddress[],
  unsure: ReadonlySet<string>,
  hidden: readonly ContentAddress[] = [],
): readonly Mistake[] {
  const conflict = mergeConflict("published-ids.txt", published);
  if (conflict) return [conflict];
  const present = new Set(addresses.map(addressText));
  return published.flatMap((address, index): Mistake[] =>
    address === "" ||
    address.startsWith("//") ||
    present.has(address) ||
    unsure.has(address.replace(/#.*/, ""))
      ? []
      : [
          {
            file: "published-ids.txt",
            line: index + 1,
            message: `The published address ${address} is gone.`,
            hint: hintForGone(
              address,
              hidden.find((one) => addressText(one) === address),
              nearMiss(
                address,
                addresses
                  .filter(({ isAlias }) => !isAlias)
                  .map(addressText)
                  .filter((one) => !published.includes(one)),
              ),
            ),
            text: address,
          },
        ],
  );
}

function hintForGone(address: string, hidden?: ContentAddress, renamed?: string): string {
  const [path = "", id] = address.split("#");
  if (hidden && path !== routes.releaseNotes)
    return `src/content/${hidden.file} is a draft. Links to it exist, so what was published can't become one.`;
  if (!path.startsWith("/")) return "An address is written like /support#contact.";
  if (path === routes.releaseNotes && id !== undefined)
    return "Links to it exist, and people use that version. Restore its file, or correct its date, if that is in the future. If the version was withdrawn, say so in its text.";
  if (id === undefined)
    return `Links to it exist. Write "aliases: [${path.slice(1)}]" in the page that replaces it, or restore its file.`;
  if (renamed?.startsWith(`${path}#`)) {
    const now = renamed.slice(path.length + 1);
    return `Links to it exist. It seems to be ${renamed} now: add the former id there, as {#${now} #${id}} in a heading, or in "aliases" of an answer, a step or a group.`;
  }
  return `Links to it exist. Add its id to the place that replaces it: in "aliases" of an answer, a step or a group, or behind a heading's own id: {#new-id #${id}}.`;
}
