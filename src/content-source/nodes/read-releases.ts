// Build time only.
import type { NodePluginArgs } from "gatsby";
import type { ReleaseData } from "../../release-notes/release-data";
import type { Pictures } from "../markdown/picture-tree";
import { type ReleaseText, releaseText } from "../markdown/release-text";

/** What reading nodes needs of Gatsby's arguments. */
export type NodeReader = Pick<NodePluginArgs, "getNodesByType">;

/** A release with its texts as trees. */
export type ReadRelease = Omit<ReleaseData, keyof ReleaseText> & ReleaseText;

/** All releases with their texts, newest first, from the nodes that Gatsby holds. */
export function readReleases({ getNodesByType }: NodeReader): readonly ReadRelease[] {
  const pictures = picturesByName(getNodesByType("Picture"));
  return getNodesByType("Release")
    .map((node): ReadRelease => ({
      version: String(node.version),
      slug: String(node.slug),
      date: String(node.date),
      order: Number(node.order),
      ...releaseText(String(node.markdown), pictures),
    }))
    .sort((a, b) => b.order - a.order);
}

/** Pictures as texts look for them, from their nodes. */
export function picturesByName(nodes: Iterable<Readonly<Record<string, unknown>>>): Pictures {
  const pictures = [...nodes].map(({ name, width, height, hash, fallback, prefix }) => ({
    name: String(name),
    width: Number(width),
    height: Number(height),
    hash: String(hash),
    fallback: fallback === "png" ? ("png" as const) : ("jpg" as const),
    prefix: String(prefix),
  }));
  return new Map(pictures.map((picture) => [picture.name, picture]));
}
