import { routes, site } from "../../site/site";
import type { CheckedEntry } from "./check-entry";
import type { ContentAddress } from "./content-addresses";
import { type Mistake, nearMiss } from "./mistake";
import { unsureRoutes } from "./unsure-routes";

/** The links that lead nowhere. */
export function brokenLinks(
  entries: readonly CheckedEntry[],
  addresses: readonly ContentAddress[],
  files: ReadonlySet<string>,
): readonly Mistake[] {
  const idsOf = idsByRoute(addresses);
  const unsure = unsureRoutes(entries);
  const shown = entries.filter(({ leftOut }) => leftOut === undefined);
  const written = addresses.filter(({ id }) => id === "").map(({ route }) => route);
  const routePaths: readonly string[] = [...Object.values(routes), ...written];
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
      const { host, hostname, pathname, hash } = new URL(href);
      if (host === new URL(site.defaultUrl).host)
        return wrong("A link to this site includes the host name.", `Write ${pathname}${hash}.`);
      return /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])$/.test(hostname)
        ? wrong(
            "A link leads to your own computer.",
            `Write ${pathname}${hash}, if that is the page.`,
          )
        : [];
    }
    if (href === "")
      return wrong("A link has no address.", "Write it in the brackets: [words](/page).");
    if (href.startsWith("#"))
      return wrong("A link has no page.", `Write the page too, like /support${href}.`);
    const place = placeOfFile(href, shown, addresses);
    if (place !== undefined)
      return wrong("A link leads to a file, not to an address.", `Write ${place}.`);
    if (!files.has(href) && /\.(?:avif|gif|jpe?g|png|webp)$/i.test(href))
      return wrong(
        "A link leads to a picture.",
        `To show it, write ![what the picture shows](${href.replace(/^.*\//, "")}).`,
      );
    if (/^www\./i.test(href))
      return wrong("A link to another site has no protocol.", `Write https://${href}.`);
    if (!href.startsWith("/"))
      return wrong(
        "A link within the site must start with /.",
        `Write ${href.replace(/^(?:\.{0,2}\/)*/, "/")}, if that is the page.`,
      );
    const [, path = "", id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    if (files.has(path)) return [];
    if (!routePaths.includes(path)) {
      const bare = path.replace(/(?:\/|\.html?)$/, "");
      const near = routePaths.includes(bare) ? bare : nearMiss(path, [...routePaths, ...files]);
      const [ending] = /\.[a-z]+$/i.exec(path) ?? [];
      const alike = [...files].filter((file) => ending !== undefined && file.endsWith(ending));
      return wrong(
        `There is no page ${path}.`,
        near
          ? `Did you mean ${near}?`
          : alike.length > 0
            ? `Files with this ending: ${alike.join(", ")}.`
            : `Pages are ${routePaths.join(", ")}.`,
      );
    }
    if (id === undefined || unsure.has(path)) return [];
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

/** The address that a file of the content has on the site, for a link that names the file. */
function placeOfFile(
  href: string,
  entries: readonly CheckedEntry[],
  addresses: readonly ContentAddress[],
): string | undefined {
  const [, name] = /(?:^|\/)([^/]+\.md)(?:#.*)?$/.exec(href) ?? [];
  if (name === undefined) return undefined;
  const isNamed = ({ file }: Readonly<{ file: string }>) => file.split("/").at(-1) === name;
  const page = entries.find((entry) => entry.type === "PageText" && isNamed(entry));
  if (page) return String(page.fields.path);
  const place = addresses.find((address) => !address.isAlias && isNamed(address));
  return place && `${place.route}#${place.id}`;
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
