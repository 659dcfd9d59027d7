// Build time only: the checks of all content, and what is made of it besides the pages.
import type { ParentSpanPluginArgs } from "gatsby";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { checkContent, leftOutText } from "../check/check-content";
import { mistakesText } from "../check/mistake-format";
import type { PictureFile } from "../check/pictures";
import { picturePath } from "../markdown/picture-tree";
import { contentFolder, readContent } from "../nodes/read-content";
import { sitePages } from "../../site/site-pages";
import { isTextPage } from "../nodes/text-pages";
import { writeContentFiles } from "./write-content-files";

/**
 * Checks all files and copies the pictures, on every build and, in develop, after every change of a
 * file. gatsby-node.ts calls it in onPreExtractQueries, when Gatsby has made all pages.
 */
export async function finishContent(args: ParentSpanPluginArgs): Promise<void> {
  const project = process.cwd();
  if (process.env.NODE_ENV === "development") await followEdit(project, args);
  else await checkBuild(project, args);
}

const readAll = (project: string, args: ParentSpanPluginArgs) =>
  readContent(
    project,
    sitePages(args).flatMap((page) => (isTextPage(page) ? [] : [page.path])),
  );

/** Ends a build whose content has a mistake. */
async function checkBuild(project: string, args: ParentSpanPluginArgs): Promise<void> {
  const { reporter } = args;
  const { mistakes, warnings, entries, pictures } = checkContent(await readAll(project, args));
  if (warnings.length > 0) reporter.warn(mistakesText(warnings));
  if (mistakes.length > 0) reporter.panicOnBuild(mistakesText(mistakes));
  await copyPictures(project, pictures);
  const leftOut = leftOutText(entries);
  if (leftOut !== undefined) reporter.info(leftOut);
}

/**
 * Tells a writer what a build would refuse, and goes on with what can be read. Without a mistake, it
 * writes the search and the other files that a build writes at its end, too.
 */
async function followEdit(project: string, args: ParentSpanPluginArgs): Promise<void> {
  try {
    const content = await readAll(project, args);
    const { mistakes, warnings } = checkContent({ ...content, hasDrafts: false });
    // A draft may show a picture that a build leaves out.
    const readable = content.pictures.filter(({ width }) => width > 0);
    await copyPictures(project, readable);
    if (mistakes.length === 0) await writeContentFiles(project, args);
    else args.reporter.error(mistakesText(mistakes));
    if (warnings.length > 0) args.reporter.warn(mistakesText(warnings));
  } catch (error) {
    args.reporter.error(`${contentFolder} cannot be checked: ${String(error)}`);
  }
}

/** Copies pictures into `public`, each under a name with its hash. */
async function copyPictures(project: string, pictures: readonly PictureFile[]): Promise<void> {
  for (const picture of pictures)
    await cp(
      join(project, contentFolder, picture.path),
      join(project, "public", picturePath(picture)),
    );
}
