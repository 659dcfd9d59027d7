// Build time only.
import { createHash } from "node:crypto";
import type { CreateWebpackConfigArgs } from "gatsby";

type Rule = {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: Record<string, unknown> | boolean } }[];
};
type Config = {
  plugins?: { constructor: { name: string }; options?: object }[];
  module?: { rules?: Rule[] };
};

const fileOf = new Map<string, string>();

/** A class of a module as pages carry it: its own name and three letters that stand for the file. */
function shortName({ resourcePath }: { resourcePath: string }, _: string, name: string): string {
  const file = resourcePath.replaceAll("\\", "/").split("/src/").pop() ?? resourcePath;
  const short = `${name}-${createHash("sha256").update(file).digest("hex").slice(0, 3)}`;
  // Three letters may stand for two files: then one would wear the other's styles.
  const other = fileOf.get(short) ?? file;
  if (other !== file) throw new Error(`${other} and ${file} both make .${short}: rename one.`);
  fileOf.set(short, file);
  return short;
}

function nameShortly(rules: readonly Rule[]): void {
  for (const { oneOf, use } of rules) {
    if (oneOf) nameShortly(oneOf);
    if (!Array.isArray(use)) continue;
    for (const { loader = "", options } of use) {
      const modules = options?.modules;
      if (!loader.includes("css-loader") || typeof modules !== "object") continue;
      modules.getLocalIdent = shortName;
    }
  }
}

/**
 * All styles are inlined into every document, so their size is every page's: classes get short
 * names (2 kB less, compressed). They may also follow each other in any order, for pages import
 * them in orders of their own, and no class here counts on being the later one.
 */
export function compactStyles({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config;
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true };
    }
  }
  nameShortly(config.module?.rules ?? []);
  actions.replaceWebpackConfig(config);
}
