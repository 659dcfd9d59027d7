// Imported at build time and in the browser: pure, no React, no CSS.

/** What `/builds/latest.json` says: which build is the newest. */
export type LatestBuild = Readonly<{
  id: string;
  /** When the build was made, in milliseconds since 1970; ids are compared, never times. */
  timestamp: number;
}>;

/** What `/builds/meta/<id>.json` says of one build. */
export type BuildManifest = LatestBuild &
  Readonly<{
    /** The pages that the build holds, without the not-found screen. */
    routes: readonly string[];
    /** The files that the build serves, each by path, with the SHA-256 of its content. */
    files: Readonly<Record<string, string>>;
  }>;

export const latestBuildPath = "/builds/latest.json";

/** Where the manifest of a build is served. */
export function buildManifestPath(id: string): string {
  return `/builds/meta/${id}.json`;
}

/**
 * The id of the build that an answer of either kind describes, or null when it describes none. It
 * becomes part of an address, so nothing but letters, digits, "-" and "_" will do.
 */
export function describedBuild(answer: unknown): string | null {
  const isRecord = typeof answer === "object" && answer !== null;
  const id = isRecord && "id" in answer ? answer.id : null;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
}
