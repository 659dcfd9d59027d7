// Build time only: the pages of the site, as Gatsby and src/pages have them.
import type { NodePluginArgs } from "gatsby";
import { notFoundDocument } from "./page-path";

/** A page that Gatsby has made: its path below the path prefix, and the file of its component. */
export type SitePage = Readonly<{ path: string; component: string }>;

/** What reading nodes needs of Gatsby's arguments. */
export type NodeReader = Pick<NodePluginArgs, "getNodesByType">;

/** All pages that Gatsby has made, without the not-found page. They are complete after `createPages`. */
export function sitePages({ getNodesByType }: NodeReader): readonly SitePage[] {
  return getNodesByType("SitePage")
    .map(({ path, component }) => ({ path: String(path), component: String(component) }))
    .filter(({ path }) => path !== notFoundDocument)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The paths of the pages that Gatsby makes of these files, whose names are below `src/pages`. */
export function pathsOfPageFiles(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => {
    const path = /^((?:[^/]+\/)*)(?![_.]|template-)([^/]+)\.(?:tsx|jsx|ts|js)$/.exec(file);
    if (!path || /\.(?:d|test|spec)\.\w+$/.test(file) || file.startsWith("404.")) return [];
    const [, folder = "", name = ""] = path;
    return [`/${folder}${name === "index" ? "" : name}`.replace(/(.)\/$/, "$1")];
  });
}
