import type { CreateWebpackConfigArgs } from "gatsby";
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { sitePages } from "../../site/site-pages";

type Module = Readonly<{ nameForCondition?: string | null; modules?: readonly Module[] }>;
type Stats = Readonly<{ toJson(options: object): Readonly<{ modules: readonly Module[] }> }>;
type Hook<Value> = Readonly<{ tap(name: string, call: (value: Value) => void): void }>;
type Compiler = Readonly<{ hooks: { done: Hook<Stats> } }>;

let lastModules: readonly string[] = [];

/** The files of the modules that are in this run's bundle for browsers. */
export function browserModules(): readonly string[] {
  return lastModules;
}

/** Options for a complete list of modules, and nothing else. */
const completeModules = { all: false, modules: true, dependentModules: true, nestedModules: true };

function filesOf(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ nameForCondition, modules: joined = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(joined),
  ]);
}

type Loader = Readonly<{ loader?: string; options?: { modules?: object | false } }>;
type Rule = {
  oneOf?: readonly Rule[];
  /** A list of loaders; rules for scripts have one loader or a function. */
  use?: unknown;
};
type Config = Readonly<{
  module: { rules: readonly Rule[] };
  output: object;
  optimization: object;
}>;

/** A short class name of its own. It begins with "_": ad blockers hide names such as "ad1". */
function shortName(
  { rootContext, resourcePath }: { rootContext: string; resourcePath: string },
  _: string,
  name: string,
): string {
  const file = relative(rootContext, resourcePath).replaceAll("\\", "/");
  const hash = createHash("sha256").update(`${file} ${name}`);
  return `_${hash.digest("base64url").slice(0, 5)}`;
}

/**
 * Gives classes short names, in what browsers get and in what Gatsby renders. For browsers, scripts also
 * get the syntax of the promised browsers.
 */
function shortenOutput({ getConfig, actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const change = (rules: readonly Rule[]): number =>
    rules.reduce((sum, { oneOf = [], use }) => {
      const loaders = Array.isArray(use) ? (use as readonly Loader[]) : [];
      const cssLoaders = loaders.filter(({ loader, options }) =>
        Boolean(/[\\/]css-loader[\\/]/.test(loader ?? "") && options?.modules),
      );
      for (const { options } of cssLoaders)
        Object.assign(options?.modules ?? {}, { getLocalIdent: shortName });
      return sum + cssLoaders.length + change(oneOf);
    }, 0);
  const config = getConfig() as Config;
  if (change(config.module.rules) === 0)
    throw new Error(
      "Gatsby no longer reads *.module.css with css-loader: see src/build/gatsby/webpack.ts.",
    );
  if (stage !== "build-javascript") return actions.replaceWebpackConfig(config);
  // Gatsby drops `output` and `target` from setWebpackConfig, and adds to the list of minimizers.
  const ecma = { ecma: 2022 };
  const terserOptions = {
    compress: { ...ecma, passes: 2 },
    // The licences are in /third-party-licenses.txt.
    output: { ...ecma, comments: false },
    mangle: true,
  };
  return actions.replaceWebpackConfig({
    ...config,
    // Each document names about thirty files. With 20 digits, Gatsby’s own, it would be 150 bytes larger.
    output: { ...config.output, hashDigestLength: 8 },
    target: ["web", "es2022"],
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ terserOptions, extractComments: false }), plugins.minifyCss()],
    },
  });
}

/** Sets webpack's options and records the modules of the bundle for browsers. */
export function setUpWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args;
  const isBuild = stage === "build-javascript" || stage === "build-html";
  // The next build could not use it.
  if (isBuild) actions.setWebpackConfig({ cache: false });
  if (isBuild) shortenOutput(args);
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    // Gatsby puts a part for Partytown into each page, which runs scripts of other sites.
    resolve: { alias: { "@builder.io/partytown/integration": false } },
    // Otherwise, each document contains the styles of all pages.
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
    plugins: [
      plugins.define({
        SITE_PAGES: JSON.stringify(sitePages(args).map(({ path }) => path)),
      }) as object,
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
