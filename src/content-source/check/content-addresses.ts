import { routes } from "../../site/site";
import type { CheckedEntry } from "./check-entry";
import type { Mistake } from "./mistake";

/** An id on a page, with the entry and line that makes it. */
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
    const headings = (route: string) => entry.ids.map(({ id, line }) => at(route, id, line));
    switch (type) {
      case "PageText":
        return [
          ...headings(String(fields.path)),
          ...entry.groups.map(({ slug }) => at(routes.support, slug, lines.groups)),
        ];
      case "Policy":
        return headings(routes.privacyPolicy);
      case "Answer":
        return [
          at(routes.support, fields.slug),
          ...(fields.aliases as readonly string[]).map((alias) =>
            at(routes.support, alias, lines.aliases, true),
          ),
        ];
      case "Step":
        return fields.guide === "getting-started" ? [at(routes.gettingStarted, fields.slug)] : [];
      case "Release":
        return [at(routes.releaseNotes, fields.slug, lines.version)];
      default:
        return [];
    }
  });
}

/** The addresses that a list of published ones is to hold. */
export function lastingAddresses(addresses: readonly ContentAddress[]): readonly string[] {
  return addresses
    .filter(({ isAlias }) => !isAlias)
    .map(({ route, id }) => `${route}#${id}`)
    .sort();
}

/** Two places of one page with the same id. */
export function duplicateIds(addresses: readonly ContentAddress[]): readonly Mistake[] {
  const first = new Map<string, ContentAddress>();
  return addresses.flatMap((address): Mistake[] => {
    const { file, line, id, route } = address;
    const earlier = first.get(`${route}#${id}`);
    if (!earlier) {
      first.set(`${route}#${id}`, address);
      return [];
    }
    const message = `The page ${route} has the id "${id}" twice.`;
    const hint = `It is already used in src/content/${earlier.file}:${earlier.line}. Rename one of them.`;
    return [{ file, line, message, hint, text: id }];
  });
}

/** Published addresses that lead nowhere any more. */
export function goneAddresses(
  published: readonly string[],
  addresses: readonly ContentAddress[],
): readonly Mistake[] {
  const present = new Set(addresses.map(({ route, id }) => `${route}#${id}`));
  return published.flatMap((address, index): Mistake[] =>
    address === "" || address.startsWith("//") || present.has(address)
      ? []
      : [
          {
            file: "published-ids.txt",
            line: index + 1,
            message: `The published address ${address} is gone.`,
            hint: address.startsWith(`${routes.releaseNotes}#`)
              ? "Links to it exist, and people use that version. Restore its file. If the version was withdrawn, say so in its text."
              : 'Links to it exist. Add its id to "aliases" of the answer that replaces it, or restore the {#id} of the heading.',
            text: address,
          },
        ],
  );
}
