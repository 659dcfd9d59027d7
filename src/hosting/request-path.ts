// Imported at build time only: pure, no React, no CSS.

/** Files of a build that configure hosts and are served by none. */
const unservedFiles: ReadonlySet<string> = new Set(["/_headers", "/_redirects"]);

/** The path of a request target as sent: without query, fragment and an absolute form's origin. */
export function requestPath(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "") || "/";
}

/** The decoded path, or undefined when it is malformed or points outside or at a hidden file. */
export function decodedPath(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith("/") || /[\0\\]|\/\//.test(decoded) || unservedFiles.has(decoded))
    return undefined;
  const segments = decoded.split("/");
  const isHidden = segments.some((segment) => segment.startsWith(".") && segment !== ".well-known");
  return isHidden ? undefined : decoded;
}

/** The files that may answer a path, best first: clean addresses work with and without a slash. */
export function fileCandidates(path: string): readonly string[] {
  const bare = path.replace(/\/$/, "");
  if (bare === "") return ["/index.html"];
  const documents = [`${bare}.html`, `${bare}/index.html`];
  return path.endsWith("/") ? documents.reverse() : [path, ...documents];
}

/** The path below the prefix, or undefined when the path is not below it. */
export function withoutPrefix(path: string, prefix: string): string | undefined {
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}
