import type { NodePluginArgs } from "gatsby";
import type { ArchivedRelease } from "../files/release-archive";
import { releaseText } from "../markdown/release-text";

/** What reading nodes needs of Gatsby's arguments. */
export type NodeReader = Pick<NodePluginArgs, "getNodesByType">;

/** All releases with their texts, newest first, from the nodes that Gatsby holds. */
export function readReleases({ getNodesByType }: NodeReader): readonly ArchivedRelease[] {
  return getNodesByType("Release")
    .map((node): ArchivedRelease => ({
      version: String(node.version),
      slug: String(node.slug),
      date: String(node.date),
      order: Number(node.order),
      ...releaseText(String(node.markdown)),
    }))
    .sort((a, b) => b.order - a.order);
}
