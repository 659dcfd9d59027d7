// Build time only: what this site knows of the insides of gatsby-plugin-offline. contracts.test.ts reads
// the installed plugin and names what a new version no longer has.
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CreateWebpackConfigArgs, PluginRef } from "gatsby";

/** The plugin's page: a document without content, in place of prerendered ones. */
export const offlineShell = "/offline-plugin-app-shell-fallback";

/** How many files the plugin's default list has. One of them is `offlineShell`, which is deleted. */
const defaultFiles = 8;

/** The plugin in gatsby-config.ts. It merges its list into ours by index, so ours is as long. */
export const offlinePlugin: PluginRef = {
  resolve: "gatsby-plugin-offline",
  options: { workboxConfig: { globPatterns: Array<string>(defaultFiles).fill("404.html") } },
};

/** Replaces the plugin's script in pages, which fetches each page's files a second time. */
export function replaceOfflineScript({ actions }: CreateWebpackConfigArgs): void {
  const project = process.cwd();
  // As Gatsby does, Node finds packages in a folder above, and names files by their real paths.
  const { resolve } = createRequire(join(project, "package.json"));
  const script = resolve("gatsby-plugin-offline/gatsby-browser.js");
  const ours = join(project, "src/runtime/offline/register-worker.ts");
  actions.setWebpackConfig({ resolve: { alias: { [script]: ours } } });
}
