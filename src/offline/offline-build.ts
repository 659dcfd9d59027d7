// Shared by the service worker and the build step that writes it: pure.

/** What a service worker knows about the build it was written for. */
export type OfflineBuild = Readonly<{
  id: string;
  /** The path under which the site lives; "" at a host's root. */
  pathPrefix: string;
  /** Documents by their clean addresses; a copy is right when it names the build's id. */
  documents: readonly string[];
  /** Everything else that is kept, with the start of its SHA-256 in hex. */
  files: Readonly<Record<string, string>>;
  /** Files that exist but are not kept, such as feeds: an address of theirs is not unknown. */
  others: readonly string[];
}>;

/** Where the document for every unknown address is kept. */
export const notFoundDocument = "/404.html";

/** How much of a SHA-256 in hex tells whether a copy is whole. */
export const hashLength = 16;

/** How long a navigation waits for the network before the kept copy answers, in milliseconds. */
export const networkWait = 3000;

/** The clean address of a document's file or of any way to write it; "/support" for "/support/". */
export function documentAddress(path: string): string {
  if (path === notFoundDocument) return path;
  return path.replace(/(\/index)?\.html$|\/$/, "") || "/";
}

/** The build that a document says it belongs to, or undefined before that has been read. */
export function buildIdIn(html: string): string | undefined {
  return /<meta name="build-id" content="([^"]+)"/.exec(html)?.[1];
}
