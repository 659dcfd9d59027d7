// Imported at build time and in the browser: pure, no React, no CSS.

/** The content of `/builds/latest.json`: which build is the newest. */
export type LatestBuild = Readonly<{
  id: string;
  /** When it was made, in milliseconds since 1970. Any other id is newer, also after a rollback. */
  timestamp: number;
}>;

/** The content of `/builds/meta/<id>.json`. Tabs read its id, to see that the build is there. */
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

/** The build id in a manifest or in latest.json; null if it is missing or malformed. */
export function buildIdOf(answer: unknown): string | null {
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
