import { absoluteUrl } from "../../site/addresses";
import { type ContentAddress, idsOfCode } from "./ids";
import { didYouMean, nearMiss } from "../markdown/report";
import { type Mistake, mistakeIn } from "./mistake-format";
import type { CheckedEntry } from "./read-entry";

/** What links may lead to. */
export type LinkTargets = Readonly<{
  addresses: readonly ContentAddress[];
  /** Addresses of drafts. */
  hidden: readonly ContentAddress[];
  /** The paths of all pages. */
  pages: readonly string[];
  /** Paths of files that the site serves besides its pages. */
  served: ReadonlySet<string>;
}>;

/** The links that lead nowhere. */
export function brokenLinks(
  entries: readonly CheckedEntry[],
  targets: LinkTargets,
): readonly Mistake[] {
  return entries.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }): Mistake[] => {
      const message = problemOf(href, targets);
      return message === undefined ? [] : [mistakeIn(file, message, line)];
    }),
  );
}

function problemOf(href: string, targets: LinkTargets): string | undefined {
  if (/^(?:mailto|tel):./i.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href)) return problemOnSite(href, targets);
  if (/^https?:\/\/[^/]/i.test(href) && URL.canParse(href)) return problemElsewhere(href, targets);
  return `A link cannot lead to "${href}". Write https://…, mailto:… or a page such as /support#contact.`;
}

/** Hosts and paths by which mail programs, search engines and chats lead to the address in a link. */
const wrappers =
  /(?:^|\.)(?:safelinks\.protection\.outlook\.com\/|urldefense\.|google\.[a-z.]+\/url$|bing\.com\/ck\/|duckduckgo\.com\/l\/|lm?\.(?:facebook|instagram)\.com\/|youtube\.com\/redirect$|linkedin\.com\/(?:safety\/go|redir)|slack-redir\.net\/|cudasvc\.com\/url$)/;

/** What is wrong with a link that names its host. */
function problemElsewhere(href: string, { pages, served }: LinkTargets): string | undefined {
  const { hostname, pathname, hash, searchParams } = new URL(href);
  const path = pathOnSite(href);
  // Another program may serve other paths of the host.
  if (path !== undefined && nearMiss(path, [...pages, ...served]) !== undefined)
    return `Write a link to this site without the host: ${path}${hash}`;
  if (wrappers.test(hostname + pathname)) {
    const parts = [...searchParams.values(), /__(.*)__;/.exec(href)?.[1] ?? ""];
    const within = parts.find((part) => /^https?:/.test(part));
    const hint = within ? `Write ${within}` : "Open it, and write the address at which you arrive.";
    return `Each click on this link goes through ${hostname}, where it is recorded. ${hint}`;
  }
  return /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/.test(hostname)
    ? "A link leads to your own computer."
    : undefined;
}

/** The path of an address on this site, with or without "www."; undefined elsewhere. */
function pathOnSite(href: string): string | undefined {
  const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|[?#].*/gi, "");
  const [home, path] = [bare(absoluteUrl("")), bare(href)];
  if (!`${path}/`.startsWith(`${home}/`)) return undefined;
  return path.slice(home.length).replace(/\/$/, "") || "/";
}

/** What is wrong with a link to a page, to an id of it or to a file of the site. */
function problemOnSite(
  href: string,
  { addresses, hidden, pages, served }: LinkTargets,
): string | undefined {
  const [, route = "", id = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const isHere = (address: ContentAddress) => address.route === route && address.id === id;
  if (served.has(route.replaceAll("%20", " ")) || addresses.some(isHere)) return undefined;
  const draft = hidden.find(isHere);
  if (draft) return `Visitors do not see ${href} yet: ${draft.file} is left out of the build.`;
  if (!pages.includes(route))
    return `There is no page ${route}. ${didYouMean(route, [...pages, ...served])}`;
  const ids = addresses.flatMap((one) => (one.route === route && one.id ? [one.id] : []));
  // The ids of a page without a text are in its code.
  const all = [...ids, ...idsOfCode(route)];
  if (id === "" || ids.length === 0 || all.includes(id)) return undefined;
  return `The page ${route} has no id #${id}. ${didYouMean(id, all)}`;
}
