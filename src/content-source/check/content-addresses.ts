import { routes } from "../../site/site";
import type { CheckedEntry } from "./check-entry";

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
