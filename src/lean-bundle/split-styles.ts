// Build time only.
import type { CreateWebpackConfigArgs } from "gatsby";

type Chunk = Readonly<{ name?: string }>;
type Module = Readonly<{ type: string }>;
type Graph = { getModuleChunksIterable(module: Module): Iterable<Chunk> };
type StyleGroup = {
  name?: string | ((module: Module, chunks: readonly Chunk[]) => string);
  test?: (module: Module, context: { chunkGraph: Graph }) => boolean;
};
type Config = {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, StyleGroup | undefined> } };
};

const page = /^component---src-pages-(.*)-tsx$/;

function pagesOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => page.exec(name)?.[1] ?? []).sort();
}

/** Whose styles they are, by the names of the chunks that use them. */
export function styleOwner(names: readonly string[]): "frame" | "two pages" | "one" {
  if (names.includes("app")) return "frame";
  if (names.length < 2) return "one";
  const { length } = pagesOf(names);
  return length === 1 || length === 2 ? "two pages" : "frame";
}

/**
 * Lets a document carry the styles of the frame and of its own page, where Gatsby puts all styles
 * of the site into each. Those of another page come together with its script. What two pages
 * share is one file: a copy that came with the second page would overrule what the first one sets
 * beside it.
 */
export function splitStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as Config;
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (!groups?.styles) throw new Error("Gatsby no longer gathers styles by a rule of that name.");
  const namesOf = (module: Module, graph: Graph) =>
    [...graph.getModuleChunksIterable(module)].map(({ name }) => name ?? "");
  const ownedBy =
    (owner: "frame" | "two pages") =>
    (module: Module, { chunkGraph }: { chunkGraph: Graph }) =>
      module.type === "css/mini-extract" && styleOwner(namesOf(module, chunkGraph)) === owner;
  const gathered = groups.styles;
  groups.styles = { ...gathered, test: ownedBy("frame") };
  groups.sharedStyles = {
    ...gathered,
    test: ownedBy("two pages"),
    name: (_, chunks) => {
      const pages = pagesOf(chunks.map(({ name }) => name ?? ""));
      return `styles-of-${pages.join("-and-")}`;
    },
  };
  actions.replaceWebpackConfig(config);
}
