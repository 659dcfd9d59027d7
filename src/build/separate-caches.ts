// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";
import { buildCode } from "./build-code";

type Compiler = Readonly<{
  hooks: {
    done: {
      tap(
        name: string,
        clear: (stats: { compilation: { buildDependencies: Set<string> } }) => void,
      ): void;
    };
  };
}>;

/**
 * Lets webpack remember its work for each path prefix apart (the address of the font is in the
 * styles that it keeps, and a build for another place would take it from there), until a package or
 * our own build steps change. By itself it follows every file that Gatsby and the loaders require,
 * to find out the same: 5 of the 45 s of a cold build.
 */
export function separateCaches({ actions, getConfig, store }: CreateWebpackConfigArgs): void {
  const { config, program } = store.getState() as {
    config: { pathPrefix?: string };
    program: { directory: string };
  };
  const { cache, plugins, ...others } = getConfig() as { cache?: object; plugins: unknown[] };
  actions.replaceWebpackConfig({
    ...others,
    cache: {
      ...cache,
      type: "filesystem",
      version: `${buildCode(program.directory)} ${config.pathPrefix ?? ""}`,
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [...plugins, { apply: forgetLoaders }],
  });
}

function forgetLoaders({ hooks }: Compiler): void {
  hooks.done.tap("separateCaches", ({ compilation }) => compilation.buildDependencies.clear());
}
