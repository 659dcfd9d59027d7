// Build time only: the checks of all content, and what is made of it besides the pages.
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent, leftOutText } from "../check/check-content";
import { mistakesText } from "../check/mistake-format";
import { readContent } from "../nodes/read-content";
import { sitePages } from "../../site/site-pages";
import { isTextPage } from "../nodes/text-pages";
import { writeContentFiles } from "./write-content-files";

/**
 * Checks all files, on every build and, in develop, after every change of a file. A mistake ends a build.
 * Develop goes on with what can be read. Without a mistake, it writes the search and the other files that
 * a build writes at its end. gatsby-node.ts calls this when Gatsby has made all pages.
 */
export async function finishContent(args: ParentSpanPluginArgs): Promise<void> {
  const { reporter } = args;
  const project = process.cwd();
  const pages = sitePages(args).filter((page) => !isTextPage(page));
  const content = await readContent(
    project,
    pages.map(({ path }) => path),
  );
  const { mistakes, warnings, entries } = checkContent(content);
  if (warnings.length > 0) reporter.warn(mistakesText(warnings));
  if (mistakes.length > 0) reporter.panicOnBuild(mistakesText(mistakes));
  else if (process.env.NODE_ENV === "development") await writeContentFiles(project, args);
  else {
    const leftOut = leftOutText(entries);
    if (leftOut !== undefined) reporter.info(leftOut);
  }
}
