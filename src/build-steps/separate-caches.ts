// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Lets webpack remember its work for each path prefix apart: the address of the font is in the
 * styles that it keeps, and a build for another place would take it from there.
 */
export function separateCaches({ actions, store }: CreateWebpackConfigArgs): void {
  const { pathPrefix = "" } = store.getState().config;
  actions.setWebpackConfig({ cache: { type: "filesystem", version: pathPrefix } });
}
