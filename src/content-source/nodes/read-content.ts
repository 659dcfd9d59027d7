import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { PluginRef } from "gatsby";
import type { CheckedContent } from "../check/check-content";
import { utcDay } from "../check/collections";
import { feedPath } from "../../site/addresses";
import { readPicture } from "./read-picture";
import { filesBelow, isLeftBehind } from "../../build/project-files";
import { pathsOfPageFiles } from "../../site/site-pages";

/** The name that the content has in gatsby-source-filesystem. */
export const contentSource = "content";

/** The folder of the content, below the project's. */
export const contentFolder = "src/content";

/** The list of all addresses that were ever published, below the project's folder. */
export const publishedIdsFile = `${contentFolder}/published-ids.txt`;

/** The plugins of Gatsby that read the content of the project in this folder. */
export function contentSources(project: string): readonly PluginRef[] {
  const folder = join(project, contentFolder);
  const source = (options: Record<string, unknown>) => ({
    resolve: "gatsby-source-filesystem",
    options,
  });
  const ignore = [(file: string) => isLeftBehind(relative(folder, file).replaceAll(sep, "/"))];
  return [
    source({ name: contentSource, path: folder, ignore }),
    // In develop, the checks run again when a file comes that texts may link to.
    ...(process.env.NODE_ENV === "development"
      ? [source({ name: "static", path: join(project, "static") })]
      : []),
  ];
}

/** Whether a file is meant as a picture, by the ending of its name. */
export function isPicturePath(path: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path);
}

/** Reads all that the checks look at. Without Gatsby, `pages` are those that have a file. */
export async function readContent(
  project: string,
  pages?: readonly string[],
): Promise<CheckedContent> {
  const content = join(project, contentFolder);
  const paths = filesBelow(content).filter((path) => !isLeftBehind(path));
  const published = (await textOf(join(project, publishedIdsFile))) ?? "";
  const pictures = await Promise.all(
    paths.filter(isPicturePath).map((path) => readPicture(join(content, path), path)),
  );
  const files = await Promise.all(
    paths
      // Other endings are read too, so that the check can refuse them.
      .filter((path) => !isPicturePath(path) && `${contentFolder}/${path}` !== publishedIdsFile)
      .map(async (path) => {
        const text = await textOf(join(content, path));
        return text === undefined ? [] : [{ path, text }];
      }),
  );
  return {
    files: files.flat(),
    pages: pages ?? pathsOfPageFiles(filesBelow(join(project, "src/pages"))),
    pictures,
    published: published.split("\n").map((line) => line.trim()),
    served: new Set([
      feedPath,
      "/third-party-licenses.txt",
      ...filesBelow(join(project, "static")).map((path) => `/${path}`),
    ]),
    // Today where the day begins first, in UTC+14.
    latestDay: utcDay(new Date(Date.now() + 14 * 3_600_000)),
  };
}

/** The text of a file; undefined if it has been removed since it was listed. */
export async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
}
