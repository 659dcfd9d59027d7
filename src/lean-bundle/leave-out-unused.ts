// Build time only.
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules of the stack that cost every visitor and do nothing here, and what stands for them. */
const leftOut: readonly (readonly [request: RegExp, instead: string])[] = [
  [/[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser/, "nothing"],
  [/^gatsby-script$/, "nothing"],
  [/[\\/]head-export-handler-for-browser$/, "head-export"],
  [/[\\/]gatsby-plugin-offline[\\/]gatsby-browser/, "offline-plugin"],
  [/^prop-types$/, "prop-types"],
  [/^react-fast-compare$/, "fast-compare"],
  [/^invariant$/, "invariant"],
  [/[\\/]parser-engines\.js$/, "engines"],
];

/** Left out of the documents too, which must link to the same addresses as the scripts. */
const leftOutOfDocuments: typeof leftOut = [
  [/^gatsby-page-utils\/apply-trailing-slash-option$/, "trailing-slash-option"],
];

/**
 * Keeps out of the browser's bundle what the stack brings along and this site does not use, source
 * maps too.
 */
export function leaveOutUnused({ stage, actions, plugins, store }: CreateWebpackConfigArgs): void {
  const { directory } = store.getState().program;
  const folder = join(directory, "src/lean-bundle/left-out");
  const standIns = (modules: typeof leftOut) =>
    modules.map(([request, instead]) =>
      plugins.normalModuleReplacement(request, join(folder, instead)),
    );
  if (stage === "build-html") actions.setWebpackConfig({ plugins: standIns(leftOutOfDocuments) });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    // bowser's sources: what it publishes besides is written for browsers of ten years ago.
    resolve: { alias: { bowser$: "bowser/src/bowser.js" } },
    plugins: standIns([...leftOut, ...leftOutOfDocuments]),
  });
}
