// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";

type Chunk = Readonly<{ name?: string }>;
type Module = Readonly<{ type: string }>;
type Styles = {
  test?: (
    module: Module,
    context: { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } },
  ) => boolean;
};
type Config = { optimization?: { splitChunks?: { cacheGroups?: { styles?: Styles } } } };

/**
 * Lets a document carry the styles of the frame and of its own page, where Gatsby puts all styles
 * of the site into each. Those of another page come together with its script. What two pages
 * share stays with the frame: a copy that came with the second page would overrule what the first
 * one sets beside it.
 */
export function splitStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as Config;
  const styles = config.optimization?.splitChunks?.cacheGroups?.styles;
  if (!styles) throw new Error("Gatsby no longer gathers all styles by a rule of that name.");
  styles.test = (module, { chunkGraph }) => {
    if (module.type !== "css/mini-extract") return false;
    const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
    return names.length > 1 || names.includes("app");
  };
  actions.replaceWebpackConfig(config);
}
