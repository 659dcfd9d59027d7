// Build time only: imported by gatsby-config and the server.

/**
 * The path under which the site lives on its host: "" at the root, else like "/tabdart".
 * @throws when `value` is no such path: every address of the site would be wrong.
 */
export function checkedPathPrefix(value = ""): string {
  const prefix = value.replace(/\/$/, "");
  if (!/^(?:\/[\w~-][\w.~-]*)*$/.test(prefix))
    throw new Error(`PATH_PREFIX is "${value}", expected a path such as /tabdart`);
  return prefix;
}
