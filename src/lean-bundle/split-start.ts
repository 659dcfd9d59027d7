// Build time only.
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

type WebpackConfig = Readonly<{ entry?: Readonly<{ app?: string }> }>;

/** Lets start.ts start what Gatsby starts a page with. */
export function splitStart({ stage, actions, getConfig, store }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const { app } = (getConfig() as WebpackConfig).entry ?? {};
  if (!app) throw new Error("Gatsby no longer starts a page by an entry of that name.");
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-start$": app } } });
  const config = getConfig() as WebpackConfig;
  const { directory } = store.getState().program;
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: join(directory, "src/lean-bundle/start.ts") },
  });
}
