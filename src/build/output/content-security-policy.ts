import { createHash } from "node:crypto";
import { otherHosts } from "../../site/site";
import { attribute, elementsOf, text } from "./read-documents";

/** The inline content that a policy must allow, as quoted hash sources. */
type InlineHashes = Record<"scripts" | "styles" | "styleAttributes", readonly string[]>;

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/** Whether a script of this type runs. Data does not, and needs no hash. */
const runs = (type = "") => !/^application\/(?:ld\+)?json$/i.test(type);

/**
 * The hashes of all inline scripts, styles and style attributes in finished documents.
 * @throws on an inline event handler, because not every browser can allow one by its hash.
 */
export function inlineHashes(documents: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const html of documents) {
    for (const element of elementsOf(html)) {
      const { tagName } = element;
      const handler = element.attrs.find((attr) => /^on/.test(attr.name));
      if (handler) throw new Error(`Inline event handler: <${tagName} ${handler.name}>`);
      const style = attribute(element, "style");
      if (style !== undefined) styleAttributes.add(hashSource(style));
      if (tagName === "style") styles.add(hashSource(text(element)));
      const isInlineScript = tagName === "script" && attribute(element, "src") === undefined;
      if (isInlineScript && runs(attribute(element, "type")))
        scripts.add(hashSource(text(element)));
    }
  }
  return {
    scripts: [...scripts].sort(),
    styles: [...styles].sort(),
    styleAttributes: [...styleAttributes].sort(),
  };
}

/**
 * The policy of the whole site: its own files, the inline content of its documents, and what the owner
 * allows of other hosts. There is only one, because the not-found document may answer any address.
 */
export function contentSecurityPolicy(
  documents: readonly string[],
  hosts: readonly string[] = otherHosts,
): string {
  const { scripts, styles, styleAttributes } = inlineHashes(documents);
  const own = ["'self'", ...hosts];
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Frames, among others.
    "default-src": hosts.length > 0 ? hosts : ["'none'"],
    "script-src": [...own, ...scripts],
    "script-src-attr": ["'none'"],
    // Do not use style-src-elem: Safari up to 26.1 would apply default-src to every style that is
    // added later (https://bugs.webkit.org/show_bug.cgi?id=276931).
    "style-src": [...own, ...styles],
    // 'unsafe-hashes' makes hashes apply to style attributes.
    "style-src-attr": styleAttributes.length ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    "img-src": [...own, "data:"],
    "font-src": own,
    "media-src": own,
    // A host with https: does not stand for its sockets.
    "connect-src": [...own, ...hosts.map((host) => host.replace("https:", "wss:"))],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": own,
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
