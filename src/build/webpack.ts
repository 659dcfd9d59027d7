// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";
import { extraPageLinks } from "../content-source/nodes/extra-page-links";

type Module = Readonly<{ nameForCondition?: string | null; modules?: readonly Module[] }>;
type Stats = Readonly<{ toJson(options: object): Readonly<{ modules: readonly Module[] }> }>;
type Compiler = Readonly<{
  hooks: { done: { tap(name: string, note: (stats: Stats) => void): void } };
  webpack: { DefinePlugin: DefinePlugin };
}>;
type DefinePlugin = {
  new (constants: object): { apply(compiler: Compiler): void };
  runtimeValue(read: () => string, isReadEveryTime: true): object;
};

let lastModules: readonly string[] = [];

/** The files of the modules that are in this run's bundle for browsers. */
export function browserModules(): readonly string[] {
  return lastModules;
}

/** Options for a complete list. By default, webpack shortens and groups it. */
const completeModules = {
  all: false,
  modules: true,
  cachedModules: true,
  dependentModules: true,
  modulesSpace: Infinity,
  nestedModules: true,
  nestedModulesSpace: Infinity,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByPath: false,
  groupModulesByType: false,
};

function filesOf(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ nameForCondition, modules: joined = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(joined),
  ]);
}

/** Sets webpack's options and records the modules of the bundle for browsers. */
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
    plugins: [
      {
        apply({ hooks }: Compiler) {
          hooks.done.tap("browserModules", (stats) => {
            lastModules = filesOf(stats.toJson(completeModules).modules);
          });
        },
      },
    ],
  });
}
