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

/** The owner of styles, by the names of the chunks that use them. */
export function styleOwner(names: readonly string[]): "frame" | "two pages" | "one" {
  if (names.includes("app")) return "frame";
  if (names.length < 2) return "one";
  const { length } = pagesOf(names);
  return length === 1 || length === 2 ? "two pages" : "frame";
}

/**
 * Splits the styles by page. A document then contains only the styles of the layout and of its own
 * page. Gatsby alone puts all styles of the site into each document, which adds a fifth to a third.
 * The styles of another page load together with its script. Styles that two pages share are one
 * file, because a second copy would override styles that come after the first.
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

/** 0 for styles of the layout, 1 for styles that pages share, 2 for styles of one page. */
function rank(node: ReactNode): number | undefined {
  const address: unknown = isValidElement<Record<string, unknown>>(node) && node.props["data-href"];
  if (typeof address !== "string") return undefined;
  return address.includes("/styles.") ? 0 : address.includes(sharedName) ? 1 : 2;
}

/** Puts a page's styles after those of the layout, in the same order as after a navigation. */
export function orderStyles({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const head = getHeadComponents();
  const styles = head
    .filter((node) => rank(node) !== undefined)
    .sort((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0));
  replaceHeadComponents(head.map((node) => (rank(node) === undefined ? node : styles.shift())));
}
