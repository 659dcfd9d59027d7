// Build time only: pure. What is wrong with finished documents: no title, requests to other hosts.
import { attribute, type Element, elementsOf, text } from "./read-documents";

/** A document or a script by its path below the path prefix. */
export type BuiltText = Readonly<{ path: string; text: string }>;

/** A request of a page to another host, and the element that asks, such as "script". */
type OtherRequest = Readonly<{ page: string; host: string; by: string }>;

/** The attributes by which elements ask for files, and `rel` of the links that do. */
const asks = ["src", "srcset", "data", "poster", "action", "formaction"];
const asksByLink = /stylesheet|icon|manifest|pre(?:load|fetch|connect)|dns-prefetch|modulepreload/;

const askedByStyle = /(?:url\(|@import )\s*["']?([^"')]+)/g;
/** The address in a call, or in the `src` of an element or component. */
const askedByScript =
  /(?:\b(?:fetch|import|sendBeacon|WebSocket|EventSource)\(|\bsrc\s*[:=]\s*)["'`]([^"'`]+)/g;

/**
 * What is wrong with finished pages, a sentence each. A page needs a title. The policy blocks requests
 * to hosts that are not `allowed`; only addresses that are written in one piece are found.
 */
export function documentProblems(
  documents: readonly BuiltText[],
  scripts: readonly BuiltText[],
  ownHost: string,
  allowed: readonly string[],
): readonly string[] {
  const untitled = documents
    .filter(({ text: html }) => !elementsOf(html).some(isTitle))
    .map(
      ({ path }) =>
        `${path} has no title. Its component needs <PageHead title="…"> or a Head export.`,
    );
  const hosts = new Set([ownHost, ...allowed.map((origin) => new URL(origin).host)]);
  const requests = documents.flatMap((page) =>
    otherRequests(
      page,
      scripts.filter(({ path }) => page.text.includes(path)),
    ).filter(({ host }) => !hosts.has(host)),
  );
  // The same script may be on every page.
  const once = requests.filter(
    ({ host }, index) => requests.findIndex((one) => one.host === host) === index,
  );
  const elsewhere = once.map(({ page, host, by }) => {
    const pages = new Set(requests.filter((one) => one.host === host).map((one) => one.page));
    const others = pages.size > 1 ? ` (on ${pages.size} pages)` : "";
    return `${page} requests something from ${host} with a <${by}>${others}. The site’s policy blocks that. To allow it, add "https://${host}" to otherHosts in src/site/site.ts, and correct what the privacy policy says of requests to third parties.`;
  });
  return [...untitled, ...elsewhere];
}

/** Whether an element is the title of its document. A drawing may have one, too. */
function isTitle(element: Element): boolean {
  return (
    element.tagName === "title" &&
    element.parentNode?.nodeName === "head" &&
    /\S/.test(text(element))
  );
}

function otherRequests(
  { path: page, text: html }: BuiltText,
  scripts: readonly BuiltText[],
): readonly OtherRequest[] {
  const found = (by: string, code: string, pattern: RegExp) =>
    Array.from(code.matchAll(pattern), ([, address = ""]) => ({ by, address }));
  const asked = [
    ...elementsOf(html).flatMap((element) => {
      const { tagName: by } = element;
      const isAsking = by === "link" && asksByLink.test(attribute(element, "rel") ?? "");
      const styles = by === "style" ? text(element) : (attribute(element, "style") ?? "");
      return [
        ...(isAsking ? ["href", ...asks] : asks)
          // Only a srcset has several addresses, each with a size.
          .flatMap((name) => (attribute(element, name) ?? "").split(/\s[^\s,]*,\s*|,\s+/))
          .map((address) => ({ by, address })),
        ...found("style", styles, askedByStyle),
        ...(by === "script" ? found(by, text(element), askedByScript) : []),
      ];
    }),
    ...scripts.flatMap(({ text: code }) => found("script", code, askedByScript)),
  ];
  return asked.flatMap(({ by, address }): OtherRequest[] => {
    const host = /^\s*(?:(?:https?|wss?):)?\/\/([^/?#\s]+)/i.exec(address)?.[1];
    return host === undefined ? [] : [{ page, host, by }];
  });
}
