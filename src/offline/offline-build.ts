// Shared by the service worker and the build step that writes it: pure.

/** What a service worker knows about the build it was written for. */
export type OfflineBuild = Readonly<{
  id: string;
  /** The path under which the site lives; "" at a host's root. */
  pathPrefix: string;
  /** Documents by their clean addresses. */
  documents: readonly string[];
  /** Every other file that is cached, with the start of its SHA-256 in hex. */
  files: Readonly<Record<string, string>>;
  /** Files that exist but are not cached, such as feeds. */
  others: readonly string[];
  /** The address of the script that every document ends with. */
  lastScript: string;
  /** The content security policy that fits the documents of this build. */
  policy: string;
}>;

/** Where the document for every unknown address is cached. */
export const notFoundDocument = "/404.html";

/** How many digits of a SHA-256 in hex a worker compares. */
export const hashLength = 16;

/** How long a navigation waits for the network before the cached copy answers, in milliseconds. */
export const networkWait = 3000;

/** The clean address of a document's file or of any way to write it; "/support" for "/support/". */
export function documentAddress(path: string): string {
  if (path === notFoundDocument) return path;
  return path.replace(/(\/index)?\.html$|\/$/, "") || "/";
}

/**
 * The build that a document names in its meta element, or undefined before that has been read. A
 * proxy may have put the attributes into another order or taken their quotes away.
 */
export function buildIdIn(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\s[^>]*>/gi))
    if (/\sname\s*=\s*["']?build-id["'\s/>]/i.test(tag))
      return /\scontent\s*=\s*["']?([\w-]+)/i.exec(tag)?.[1];
  return undefined;
}

/**
 * Whether a document came whole: the script that ends every document is in it. What a proxy adds
 * after that, or the closing tags that it leaves out, do not matter.
 */
export function hasLastScript(html: string, address: string): boolean {
  return Array.from(html.matchAll(/<script\s([^>]*)>\s*<\/script/gi)).some(([, attributes = ""]) =>
    attributes.split(/[\s"'=]+/).includes(address),
  );
}
