// Build time only: imported by gatsby-config and the server.

/**
 * The path below which the site is served: "" at the root of a host, otherwise like "/docs".
 * @throws if `value` is no such path.
 */
export function checkedPathPrefix(value = ""): string {
  const prefix = value.replace(/\/$/, "");
  if (!/^(?:\/[\w~-][\w.~-]*)*$/.test(prefix))
    throw new Error(
      `PATH_PREFIX is "${value}", expected a path such as /docs, of letters from a to z, digits and - . _ ~.` +
        (/^[A-Z]:/.test(value) ? " Git Bash has changed it: set MSYS_NO_PATHCONV=1 there." : ""),
    );
  return prefix;
}
