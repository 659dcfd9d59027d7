// Build time only.
import type { CreateWebpackConfigArgs, PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

type Chunk = Readonly<{ name?: string }>;
type Module = Readonly<{ type: string }>;
type Context = Readonly<{
  chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> };
}>;

const sharedName = "styles-of-";

function pagesOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => /^component---src-pages-(.*)-tsx$/.exec(name)?.[1] ?? []).sort();
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
 * of the site into each (a fifth to a third more). Those of another page come together with its
 * script. What two pages share is one file: a copy that came with the second page would overrule
 * what the first one sets beside it.
 */
export function splitStyles({ actions }: CreateWebpackConfigArgs): void {
  const ownedBy =
    (owner: "frame" | "two pages") =>
    (module: Module, { chunkGraph }: Context) => {
      const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? "");
      return module.type === "css/mini-extract" && styleOwner(names) === owner;
    };
  const sharedStyles = {
    test: ownedBy("two pages"),
    name: (_: Module, chunks: readonly Chunk[]) =>
      sharedName + pagesOf(chunks.map(({ name }) => name ?? "")).join("-and-"),
    priority: 40,
    enforce: true,
  };
  const cacheGroups = { styles: { test: ownedBy("frame") }, sharedStyles };
  actions.setWebpackConfig({ optimization: { splitChunks: { cacheGroups } } });
}

/** 0 for the frame's styles, 1 for those that two pages share, 2 for one page's. */
function rank(node: ReactNode): number | undefined {
  const address: unknown = isValidElement<Record<string, unknown>>(node) && node.props["data-href"];
  if (typeof address !== "string") return undefined;
  return address.includes("/styles.") ? 0 : address.includes(sharedName) ? 1 : 2;
}

/** Puts a page's styles after the frame's, as they stand when the page is navigated to. */
export function orderStyles({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const head = getHeadComponents();
  const styles = head
    .filter((node) => rank(node) !== undefined)
    .sort((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0));
  replaceHeadComponents(head.map((node) => (rank(node) === undefined ? node : styles.shift())));
}
