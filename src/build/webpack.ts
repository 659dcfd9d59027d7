// Build time only.
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { extraPageLinks } from "../content-source/nodes/extra-page-links";

type Module = Readonly<{ nameForCondition?: string | null; modules?: readonly Module[] }>;
type Statistics = Readonly<{ assets: readonly Readonly<{ name: string }>[]; modules: Module[] }>;
type Stats = Readonly<{
  compilation: { hash?: string };
  toJson(options: object): Statistics;
}>;
type Compiler = Readonly<{
  hooks: {
    done: { tap(options: { name: string; stage: number }, note: (stats: Stats) => void): void };
  };
  webpack: { DefinePlugin: DefinePlugin };
}>;
type DefinePlugin = {
  new (constants: object): { apply(compiler: Compiler): void };
  runtimeValue(read: () => string, isReadEveryTime: true): object;
};

/** How long a script may take to load, in milliseconds. webpack's default is two minutes. */
const chunkLoadTimeout = 10_000;

/** The browser bundle of this run: the addresses of its files and the files of its modules. */
export type Bundle = Readonly<{ assets: readonly string[]; modules: readonly string[] }>;

let lastBundle: Bundle = { assets: [], modules: [] };

/** The browser bundle that webpack has written in this run. */
export function browserBundle(): Bundle {
  return lastBundle;
}

/** Options for complete lists. By default, webpack shortens and groups them. */
const statistics = {
  all: false,
  ...{ assets: true, cachedAssets: true, assetsSpace: Infinity, groupAssetsByInfo: false },
  ...{ groupAssetsByPath: false, groupAssetsByExtension: false, groupAssetsByEmitStatus: false },
  ...{ groupAssetsByChunk: false, modules: true, cachedModules: true, modulesSpace: Infinity },
  ...{ nestedModules: true, nestedModulesSpace: Infinity, dependentModules: true },
  ...{ groupModulesByAttributes: false, groupModulesByCacheStatus: false },
  ...{ groupModulesByExtension: false, groupModulesByPath: false, groupModulesByType: false },
};

function filesOf(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ nameForCondition, modules: joined = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(joined),
  ]);
}

/**
 * A hash of the names of a bundle's files, which contain hashes of their contents. It replaces
 * webpack's hash, which Gatsby writes into each document and which depends on the folder and the
 * cache.
 */
export function bundleHash(names: readonly string[]): string {
  return createHash("sha256")
    .update([...names].sort().join("\n"))
    .digest("hex")
    .slice(0, 20);
}

/**
 * Sets webpack's options and records the browser bundle of this run. `public` cannot tell, because
 * it also contains hashed files of earlier builds, and Gatsby's statistics omit unnamed chunks.
 */
export function setUpWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, store } = args;
  // A constant instead of a query, because every page needs the list for its links and its footer.
  const extraPages = () => JSON.stringify(extraPageLinks(args));
  actions.setWebpackConfig({
    plugins: [
      {
        apply(compiler: Compiler) {
          const { DefinePlugin } = compiler.webpack;
          // Read again in every compilation: in develop, a page may be added.
          new DefinePlugin({
            __EXTRA_PAGES__: DefinePlugin.runtimeValue(extraPages, true),
          }).apply(compiler);
        },
      },
    ],
  });
  const { config } = store.getState() as { config: { pathPrefix?: string } };
  actions.setWebpackConfig({
    // Use one cache per path prefix: cached styles contain the address of the font.
    cache: { version: config.pathPrefix ?? "" },
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    // Gatsby puts all styles of the site into each document. This way each carries what its page
    // imports.
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
    output: {
      chunkLoadTimeout,
      environment: { arrowFunction: true, const: true, destructuring: true, globalThis: true },
    },
    plugins: [
      {
        apply({ hooks }: Compiler) {
          // Before Gatsby reads the hash.
          hooks.done.tap({ name: "browserBundle", stage: -100 }, (stats) => {
            const { assets, modules } = stats.toJson(statistics);
            stats.compilation.hash = bundleHash(assets.map(({ name }) => name));
            lastBundle = {
              assets: assets.map(({ name }) => `/${name}`),
              modules: filesOf(modules),
            };
          });
        },
      },
    ],
  });
}

/**
 * Replaces gatsby-plugin-offline's script in pages. That script sends messages for the plugin's own
 * worker and fetches each page's files a second time.
 */
export function replaceOfflineScript({ actions, store }: CreateWebpackConfigArgs): void {
  const { directory } = store.getState().program as { directory: string };
  const script = join(directory, "node_modules/gatsby-plugin-offline/gatsby-browser.js");
  const ours = join(directory, "src/offline/plugin-script.ts");
  actions.setWebpackConfig({ resolve: { alias: { [script]: ours } } });
}
