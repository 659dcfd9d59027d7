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

/** The answer as a latest build, or null when it is none. */
export function asLatestBuild(answer: unknown): LatestBuild | null {
  return isRecord(answer) && isBuildId(answer.id) && isTime(answer.timestamp)
    ? { id: answer.id, timestamp: answer.timestamp }
    : null;
}

/** The answer as the manifest of the build with this id, or null when it is not that. */
export function asBuildManifest(answer: unknown, id: string): BuildManifest | null {
  const latest = asLatestBuild(answer);
  if (!latest || latest.id !== id || !isRecord(answer)) return null;
  const { routes, files } = answer;
  return Array.isArray(routes) && routes.every(isText) && isRecord(files) && hasTextsOnly(files)
    ? { ...latest, routes, files }
    : null;
}

/** Ids become part of an address, so nothing but letters, digits, "-" and "_" will do. */
function isBuildId(value: unknown): value is string {
  return isText(value) && /^[\w-]{1,64}$/.test(value);
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasTextsOnly(
  record: Readonly<Record<string, unknown>>,
): record is Readonly<Record<string, string>> {
  return Object.values(record).every(isText);
}
