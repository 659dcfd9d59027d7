// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Lets styles of different modules follow each other in any order: all of them go into one sheet,
 * pages import them in orders of their own, and no class here counts on being the later one.
 */
export function allowAnyStyleOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { plugins?: { constructor: { name: string }; options?: object }[] };
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true };
    }
  }
  actions.replaceWebpackConfig(config);
}
