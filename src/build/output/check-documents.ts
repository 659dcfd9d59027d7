// Build time only: pure. What is wrong with finished documents: no title, requests to other hosts.
import { otherHosts } from "../../site/site";
import { attribute, type Element, elementsOf, text } from "./read-documents";

/** A document or a script by its path below the path prefix. */
export type BuiltText = Readonly<{ path: string; text: string }>;

/** The attributes by which elements request files, and `rel` of the links that do. */
const urlAttributes = ["src", "srcset", "data", "poster", "action", "formaction"];
const loadingRels = /stylesheet|icon|manifest|pre(?:load|fetch|connect)|dns-prefetch|modulepreload/;

/** The address in a style, in a call, or in the `src` of an element or component. */
const urlInCode =
  /(?:\burl\(|@import |\b(?:fetch|import|sendBeacon|WebSocket|EventSource)\(|\bsrc\s*[:=](?=\s*["'`]))\s*["'`]?([^"'`)]+)/g;

/**
 * What is wrong with finished pages, a sentence each. A page needs a title. The policy blocks requests
 * to hosts that are not `allowed`; only addresses that are written in one piece are found.
 */
export function documentProblems(
  documents: readonly BuiltText[],
  scripts: readonly BuiltText[],
  home: string,
  allowed = otherHosts,
): readonly string[] {
  const known = new Set([home, ...allowed].map((address) => new URL(address).host));
  const problems: string[] = [];
  for (const { path: page, text: html } of documents) {
    const elements = elementsOf(html);
    if (!elements.some(isTitle))
      problems.push(
        `${page} has no title. Its component needs <PageHead title="…"> or a Head export.`,
      );
    const itsScripts = scripts.filter(({ path }) => html.includes(path));
    const addresses = [
      ...elements.flatMap(addressesOf),
      ...itsScripts.flatMap((script) => addressesInCode(script.text)),
    ];
    for (const address of addresses) {
      const host = /^\s*(?:(?:https?|wss?):)?\/\/([^/?#\s]+)/i.exec(address)?.[1];
      if (host === undefined || known.has(host)) continue;
      // Other pages may request the same. One sentence is enough.
      known.add(host);
      problems.push(
        `${page} requests something from ${host}. The site’s policy blocks that. To allow it, add "https://${host}" to otherHosts in src/site/site.ts, and correct what the privacy policy says of requests to third parties.`,
      );
    }
  }
  return problems;
}

/** Whether an element is the title of its document. A drawing may have one, too. */
function isTitle(element: Element): boolean {
  const { tagName, parentNode } = element;
  return tagName === "title" && parentNode?.nodeName === "head" && /\S/.test(text(element));
}

function addressesOf(element: Element): readonly string[] {
  const { tagName } = element;
  const isLoadingLink = tagName === "link" && loadingRels.test(attribute(element, "rel") ?? "");
  const isCode = tagName === "style" || tagName === "script";
  return [
    ...(isLoadingLink ? ["href", ...urlAttributes] : urlAttributes)
      // Only a srcset has several addresses, each with a size.
      .flatMap((name) => (attribute(element, name) ?? "").split(/\s[^\s,]*,\s*|,\s+/)),
    ...addressesInCode(isCode ? text(element) : (attribute(element, "style") ?? "")),
  ];
}

function addressesInCode(code: string): readonly string[] {
  return Array.from(code.matchAll(urlInCode), ([, address = ""]) => address);
}
