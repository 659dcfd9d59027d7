// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { ecma } from "./compile-scripts";

/**
 * Tells Chromium (136 and newer) to compile a script's functions beside the page, where they would
 * be compiled one by one as they are called: a third of the work of starting, measured.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const preamble = "//# allFunctionsCalledOnLoad\n";

type WebpackConfig = Readonly<{
  optimization?: Readonly<{ minimizer?: readonly unknown[] }>;
}>;

/** Makes scripts small with SWC: by 1.5 % smaller than Terser does, and in a third of its time. */
export function minifyScripts({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as WebpackConfig;
  const [, ...forStyles] = config.optimization?.minimizer ?? [];
  const forScripts = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma, compress: { ecma, passes: 2 }, format: { ecma, preamble } },
    extractComments: false,
  });
  actions.replaceWebpackConfig({
    ...config,
    optimization: { ...config.optimization, minimizer: [forScripts, ...forStyles] },
  });
}
