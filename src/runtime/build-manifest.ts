// Imported at build time and in the browser: pure, no React, no CSS.

/** The content of `/builds/latest.json`: which build is the newest. */
export type LatestBuild = Readonly<{
  id: string;
  /** When it was made, in milliseconds since 1970. Builds are compared by id, never by time. */
  timestamp: number;
}>;

/** The content of `/builds/meta/<id>.json`, which every visitor reads. */
export type BuildManifest = LatestBuild &
  Readonly<{
    /** The build's pages, without the not-found page. */
    routes: readonly string[];
  }>;

export const latestBuildPath = "/builds/latest.json";

/** The path of a build's manifest. */
export function buildManifestPath(id: string): string {
  return `/builds/meta/${id}.json`;
}

/** The path of the list of a build's files, which no page reads. */
export function buildFilesPath(id: string): string {
  return `/builds/files/${id}.json`;
}

/** The build id in the content of either file; null for none, or for one that fits no address. */
export function describedBuild(answer: unknown): string | null {
  const isRecord = typeof answer === "object" && answer !== null;
  const id = isRecord && "id" in answer ? answer.id : null;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/**
 * The build id in the meta element of a document; undefined for none. A proxy may have reordered the
 * attributes or removed their quotes.
 */
export function buildIdIn(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\s[^>]*>/gi))
    if (/\sname\s*=\s*["']?build-id["'\s/>]/i.test(tag))
      return /\scontent\s*=\s*["']?([\w-]+)/i.exec(tag)?.[1];
  return undefined;
}
