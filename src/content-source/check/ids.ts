// Build time only: pure. The addresses that the content makes, the promise to keep them, and the sections
// that pages look for.
import { routes } from "../../site/site";
import { didYouMean } from "../markdown/report";
import { type Mistake, mistakeIn } from "./mistake-format";
import { routeOf } from "./collections";
import type { CheckedEntry } from "./read-entry";

/** An id on a page, or "" for a page that is a text, and the file and line that it comes from. */
export type ContentAddress = Readonly<{
  route: string;
  id: string;
  file: string;
  line: number;
  isAlias: boolean;
}>;

/** The page that has the ids of a file; undefined if the file gives it none. */
function pageOf(file: string): string | undefined {
  const [folder = ""] = file.split("/");
  if (folder === "answers") return routes.support;
  if (folder === "steps") return routes.gettingStarted;
  if (folder === "releases") return routes.releaseNotes;
  if (file === "privacy-policy.md") return routes.privacyPolicy;
  return folder === "pages" ? routeOf(file) : undefined;
}

/** All ids that the content gives to places on pages, including former ids. */
export function contentAddresses(entries: readonly CheckedEntry[]): readonly ContentAddress[] {
  return entries.flatMap(({ file, type, fields, ids, groups, lineOf }): ContentAddress[] => {
    const page = pageOf(file);
    if (page === undefined) return [];
    const at = (id: string, line = 1, isAlias = false): ContentAddress => ({
      ...{ route: page, id, file, line, isAlias },
    });
    const headings = ids.map(({ id, line, isAlias }) => at(id, line, isAlias));
    const aliases = (fields.aliases ?? []) as readonly string[];
    if (type === "Policy") return headings;
    if (type === "TextPage")
      return [page, ...aliases.map((name) => `/${name}`)].flatMap((route) =>
        [at(""), ...headings].map((address) => {
          return { ...address, route, isAlias: address.isAlias || route !== page };
        }),
      );
    if (type !== "PageText")
      return [at(String(fields.slug)), ...aliases.map((id) => at(id, lineOf("aliases"), true))];
    return [
      ...headings,
      ...groups.flatMap((group, index) => [
        at(group.slug, lineOf("groups", index)),
        ...group.aliases.map((id) => at(id, lineOf("groups", index, "aliases"), true)),
      ]),
    ];
  });
}

const textOf = ({ route, id }: Readonly<{ route: string; id: string }>) =>
  id === "" ? route : `${route}#${id}`;

/** The ids that the code of a page makes. Links may lead to them, and no text may have them. */
export function idsOfCode(route: string): readonly string[] {
  const own = { [routes.support]: "answer-filter", [routes.privacyPolicy]: "changes" }[route];
  return ["main", "lead", ...(own === undefined ? [] : [own])];
}

/** Addresses that are used twice, in the content or by code, whose own pages are `pages`. */
export function takenAddresses(
  addresses: readonly ContentAddress[],
  pages: readonly string[],
): readonly Mistake[] {
  const first = new Map([...pages, "/404"].map((text) => [text, "the code of the site"]));
  return addresses.flatMap((address): Mistake[] => {
    const { file, line, route, id } = address;
    const text = textOf(address);
    const earlier = idsOfCode(route).includes(id) ? "the code of the site" : first.get(text);
    first.set(text, earlier ?? `src/content/${file}:${line}`);
    return earlier ? [mistakeIn(file, `${text} is already used in ${earlier}.`, line)] : [];
  });
}

/** How most ids begin that the lists of blockers name. The lists are longer and change. */
const blockedIds = /^(?:ads?|advert[a-z]*|cookies?|sponsor[a-z]*)-/;

/** Places that blockers of ads and cookie notices hide because of their ids. */
export function hiddenByBlockers(addresses: readonly ContentAddress[]): readonly Mistake[] {
  return addresses
    .filter(({ id, isAlias }) => !isAlias && blockedIds.test(id))
    .map(({ file, line, id }) => {
      const message = `Blockers of ads and cookie notices hide names such as "${id}".`;
      return mistakeIn(file, `${message} Choose another name.`, line);
    });
}

/** Published addresses that no longer exist. */
export function goneAddresses(
  published: readonly string[],
  addresses: readonly ContentAddress[],
): readonly Mistake[] {
  const file = "published-ids.txt";
  const present = addresses.map(textOf);
  return published.flatMap((text, index): Mistake[] => {
    if (text === "" || text.startsWith("//") || present.includes(text)) return [];
    const message = `The published address ${text} is gone. Restore its file, or add it to the former ids of what replaces it: in "aliases", or in a heading behind the new id: {#new #former}.`;
    return [mistakeIn(file, message, index + 1)];
  });
}

/** The addresses that the list of published ones lacks, except those of files with mistakes. */
export function unlistedAddresses(
  addresses: readonly ContentAddress[],
  mistakes: readonly Mistake[],
  published: readonly string[],
): readonly string[] {
  const faulty = new Set(mistakes.map(({ file }) => file));
  return addresses
    .filter(({ isAlias, file }) => !isAlias && !faulty.has(file))
    .map(textOf)
    .filter((address) => !published.includes(address))
    .sort();
}

/** The message about addresses that are missing from published-ids.txt. */
export function unlistedText(unlisted: readonly string[]): string {
  return `Not yet in src/content/published-ids.txt: ${unlisted.join(", ")}. "npm run publish:ids" adds what is missing.`;
}

/** The sections that the code of a page looks for, and whether the page shows others, too. */
const requiredSections: Readonly<Record<string, readonly [ids: string, others: boolean]>> = {
  "pages/index.md": [
    "at-a-glance try compare reasons private-by-design questions install phone",
    false,
  ],
  "pages/getting-started.md": ["for-somebody-else", true],
  "pages/support.md": ["contact mail", false],
  "pages/privacy-policy.md": ["", false],
};

/** Sections that a page needs and does not have, and sections that it does not show. */
export function misplacedSections(entries: readonly CheckedEntry[]): readonly Mistake[] {
  return entries.flatMap(({ file, ids, sections }): Mistake[] => {
    const [names, hasOthers] = requiredSections[file] ?? ["", true];
    const placed = names.split(" ").filter(Boolean);
    const lineOfId = (id: string) => ids.find((heading) => heading.id === id)?.line ?? 1;
    const missing = placed.filter((id) => !sections.includes(id));
    const unshown = hasOthers ? [] : sections.filter((id) => !placed.includes(id));
    return [
      ...missing.map((id) => mistakeIn(file, `The page needs a section "## … {#${id}}".`)),
      ...unshown.map((id) => {
        const message = `The page shows no section {#${id}}. ${didYouMean(id, placed)}`;
        return mistakeIn(file, message, lineOfId(id));
      }),
    ];
  });
}
