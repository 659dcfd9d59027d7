// Build time only: the checks of all content, and what is made of it beside the pages.
import type { CreatePagesArgs } from "gatsby";
import { checkContent, leftOutText } from "../check/check-content";
import { mistakesText } from "../check/mistake";
import { readContent } from "../nodes/read-content";
import { writeContentFiles } from "./write-content-files";
import { writePictures } from "./write-pictures";

/**
 * Checks all content. Gatsby calls it as createPages, on every build and, in develop, after every
 * change of a file. In develop, it also writes the search and the other files that a build writes at
 * its end.
 */
export async function finishContent(args: CreatePagesArgs): Promise<void> {
  const isSound = await checkAllContent(args);
  if (isSound && process.env.NODE_ENV === "development") await writeContentFiles(args);
}

/**
 * Checks all files, unchanged ones too, and returns whether there is no mistake. A mistake ends a
 * build. Develop goes on with what can be read, and show-mistakes.ts tells the writer.
 */
export async function checkAllContent({
  reporter,
  store,
}: Pick<CreatePagesArgs, "reporter" | "store">): Promise<boolean> {
  const { directory } = store.getState().program;
  const { mistakes, entries, pictures } = checkContent(await readContent(directory));
  if (mistakes.length > 0 && process.env.NODE_ENV !== "development")
    reporter.panicOnBuild(mistakesText(mistakes));
  // Before any page asks for one, in develop too.
  await writePictures(directory, pictures.shown);
  const leftOut = leftOutText({ entries, pictures });
  if (leftOut !== undefined) reporter.info(leftOut);
  return mistakes.length === 0;
}
