import { routes, site } from "../../site/site";
import type { CheckedEntry } from "./check-entry";
import type { ContentAddress } from "./content-addresses";
import { type Mistake, nearMiss } from "./mistake";

const routePaths: readonly string[] = Object.values(routes);

/** The links that lead nowhere. */
export function brokenLinks(
  entries: readonly CheckedEntry[],
  addresses: readonly ContentAddress[],
  files: ReadonlySet<string>,
): readonly Mistake[] {
  const idsOf = idsByRoute(addresses);
  const shown = entries.filter(({ leftOut }) => leftOut === undefined);
  const links = shown.flatMap(({ file, links }) => links.map((link) => ({ file, ...link })));
  return links.flatMap(({ file, href, line }): Mistake[] => {
    const wrong = (message: string, hint: string): Mistake[] => [
      { file, line, message, hint, text: href },
    ];
    if (/^(?:mailto|tel):/i.test(href)) return [];
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
      if (!/^https?:\/\//i.test(href) || !URL.canParse(href))
        return wrong(
          `A link cannot lead to ${href}.`,
          "Link to a page of this site, to https:// or to mailto:.",
        );
      return href.startsWith(site.defaultUrl)
        ? wrong(
            "A link to this site includes the host name.",
            `Write ${new URL(href).pathname}${new URL(href).hash}.`,
          )
        : [];
    }
    if (href.startsWith("#"))
      return wrong("A link has no page.", `Write the page too, like /support${href}.`);
    if (!href.startsWith("/"))
      return wrong(
        "A link within the site must start with /.",
        `Write /${href}, if that is the page.`,
      );
    const [, path = "", id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    if (files.has(path)) return [];
    if (!routePaths.includes(path)) {
      const near = routePaths.includes(path.replace(/\/$/, ""))
        ? path.replace(/\/$/, "")
        : nearMiss(path, [...routePaths, ...files]);
      return wrong(
        `There is no page ${path}.`,
        near ? `Did you mean ${near}?` : `Pages are ${routePaths.join(", ")}.`,
      );
    }
    if (id === undefined) return [];
    const ids = idsOf.get(path) ?? new Set();
    if (ids.has(decode(id))) return [];
    const near = nearMiss(id, [...ids]);
    return wrong(
      `The page ${path} has no id #${id}.`,
      near
        ? `Did you mean ${path}#${near}?`
        : "An id is the name of an answer's or step's file, or a heading's {#id}.",
    );
  });
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function idsByRoute(addresses: readonly ContentAddress[]): ReadonlyMap<string, Set<string>> {
  const byRoute = new Map<string, Set<string>>();
  for (const { route, id } of addresses)
    byRoute.set(route, (byRoute.get(route) ?? new Set()).add(id));
  return byRoute;
}
