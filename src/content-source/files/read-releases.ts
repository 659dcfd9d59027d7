import type { NodeReader } from "../../site/site-pages";
import { picturesByName } from "../markdown/picture-tree";
import { type ReleaseText, releaseText } from "../markdown/release-text";

/** A release with its texts as trees. */
export type ReadRelease = Readonly<Record<"version" | "slug" | "date", string>> & ReleaseText;

/** All releases with their texts, newest first, from the nodes that Gatsby holds. */
export function readReleases({ getNodesByType }: NodeReader): readonly ReadRelease[] {
  const pictures = picturesByName(getNodesByType("Picture"));
  return getNodesByType("Release")
    .sort((a, b) => (String(a.order) < String(b.order) ? 1 : -1))
    .map((node): ReadRelease => ({
      version: String(node.version),
      slug: String(node.slug),
      date: String(node.date),
      ...releaseText(String(node.markdown), pictures),
    }));
}
