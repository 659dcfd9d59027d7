// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";

type Compiler = Readonly<{
  hooks: {
    done: {
      tap(
        name: string,
        note: (stats: {
          compilation: { getAssets(): readonly Readonly<{ name: string }>[] };
        }) => void,
      ): void;
    };
  };
}>;

/** How long a script may take, in milliseconds; webpack by itself waits for two minutes. */
const chunkLoadTimeout = 10_000;

let assets: readonly string[] = [];

/** The addresses of all files that this run's browser bundle consists of, unnamed chunks included. */
export function recordedBuildAssets(): readonly string[] {
  return assets;
}

/**
 * Notes what webpack writes for the browser in this run: the folder itself also holds the hashed
 * files of earlier builds, and Gatsby's own statistics leave out chunks without a name. Also sets
 * how long the scripts wait for one another.
 */
export function recordBuildAssets({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    output: { chunkLoadTimeout },
    plugins: [
      {
        apply(compiler: Compiler) {
          compiler.hooks.done.tap("recordBuildAssets", ({ compilation }) => {
            assets = compilation.getAssets().map(({ name }) => `/${name}`);
          });
        },
      },
    ],
  });
}
