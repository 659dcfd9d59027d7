// Build time only.
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

type Module = Readonly<{ nameForCondition?: string | null; modules?: readonly Module[] }>;
type Statistics = Readonly<{ assets: readonly Readonly<{ name: string }>[]; modules: Module[] }>;
type Compiler = Readonly<{
  hooks: {
    done: {
      tap(name: string, note: (stats: { toJson(options: object): Statistics }) => void): void;
    };
  };
}>;

/** How long a script may take, in milliseconds; webpack by itself waits for two minutes. */
const chunkLoadTimeout = 10_000;

/** What this run's browser bundle consists of: addresses of its files, files of its modules. */
export type Bundle = Readonly<{ assets: readonly string[]; modules: readonly string[] }>;

let lastBundle: Bundle = { assets: [], modules: [] };

/** The bundle that webpack has written in this run. */
export function browserBundle(): Bundle {
  return lastBundle;
}

/** All of it: webpack shortens long lists by itself, and lists modules that it joined within one. */
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
 * Sets webpack's own options, and notes what it writes for the browser in this run: `public` also
 * holds the hashed files of earlier builds, and Gatsby's statistics leave out unnamed chunks.
 */
export function setUpWebpack({ stage, actions, store }: CreateWebpackConfigArgs): void {
  const { config } = store.getState() as { config: { pathPrefix?: string } };
  // One cache for each path prefix: cached styles hold the address of the font.
  actions.setWebpackConfig({ cache: { version: config.pathPrefix ?? "" } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    output: {
      chunkLoadTimeout,
      environment: { arrowFunction: true, const: true, destructuring: true, globalThis: true },
    },
    // Pages import the same styles in different orders, and no style counts on being the later one.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      {
        apply({ hooks }: Compiler) {
          hooks.done.tap("browserBundle", (stats) => {
            const { assets, modules } = stats.toJson(statistics);
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
 * Replaces gatsby-plugin-offline's script in the pages: it sends notes to a worker that ours
 * replaces, and fetches each page's files a second time.
 */
export function replaceOfflineScript({ actions, store }: CreateWebpackConfigArgs): void {
  const { directory } = store.getState().program as { directory: string };
  const script = join(directory, "node_modules/gatsby-plugin-offline/gatsby-browser.js");
  const ours = join(directory, "src/offline/plugin-script.ts");
  actions.setWebpackConfig({ resolve: { alias: { [script]: ours } } });
}
