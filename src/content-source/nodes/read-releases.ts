// Build time only.
import type { NodePluginArgs } from "gatsby";
import type { ReleaseData } from "../files/release-files";
import { type ReleaseText, releaseText } from "../markdown/release-text";

/** What reading nodes needs of Gatsby's arguments. */
export type NodeReader = Pick<NodePluginArgs, "getNodesByType">;

/** A release with its texts as trees. */
export type ReadRelease = Omit<ReleaseData, keyof ReleaseText> & ReleaseText;

/** All releases with their texts, newest first, from the nodes that Gatsby holds. */
export function readReleases({ getNodesByType }: NodeReader): readonly ReadRelease[] {
  return getNodesByType("Release")
    .map((node): ReadRelease => ({
      version: String(node.version),
      slug: String(node.slug),
      date: String(node.date),
      order: Number(node.order),
      ...releaseText(String(node.markdown)),
    }))
    .sort((a, b) => b.order - a.order);
}
