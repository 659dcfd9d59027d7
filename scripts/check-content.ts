// `npm run check:content`: lists mistakes and warnings in the content without a build. With --publish
// it also adds new addresses to the list of published ones, but none of a file that has a mistake.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform, type TransformFailure } from "esbuild";
import { filesBelow } from "../src/build/project-files";
import { checkContent, leftOutText } from "../src/content-source/check/check-content";
import { unlistedAddresses, unlistedText } from "../src/content-source/check/ids";
import { mistakesText } from "../src/content-source/check/mistake-format";
import { publishedIdsFile, readContent } from "../src/content-source/nodes/read-content";

/** A line for each file of labels that cannot be read: writers change labels, too. */
async function unreadLabels(src: string): Promise<readonly string[]> {
  const names = filesBelow(src).filter((name) => /(?:-labels|navigation-links)\.ts$/.test(name));
  const lines = names.map(async (name) => {
    const text = await readFile(join(src, name), "utf8");
    const problem = ({ errors: [error] }: TransformFailure) =>
      `src/${name}:${error?.location?.line}  ${error?.text}. A label is between two straight quotes.`;
    return transform(text, { loader: "ts", logLevel: "silent" }).then(() => [], problem);
  });
  return (await Promise.all(lines)).flat();
}

async function main(): Promise<void> {
  const project = process.cwd();
  const content = await readContent(project);
  const report = checkContent(content);
  const { mistakes, warnings, addresses } = report;
  const found = [...mistakes, ...warnings];
  const labels = await unreadLabels(join(project, "src"));
  if (labels.length > 0) console.error(labels.join("\n"));
  if (found.length > 0) console.error(mistakesText(found));
  else if (labels.length === 0)
    console.log(`Checked ${content.files.length} content files: no problems.`);
  if (mistakes.length + labels.length > 0) process.exitCode = 1;
  const leftOut = leftOutText(report.entries);
  if (leftOut !== undefined) console.log(leftOut);
  const unlisted = unlistedAddresses(addresses, mistakes, content.published);
  if (unlisted.length === 0) return;
  if (process.argv.includes("--publish")) {
    const listed = content.published.filter((line) => line !== "" && !line.startsWith("//"));
    const heading = content.published.filter((line) => line.startsWith("//"));
    const lines = [...heading, ...[...listed, ...unlisted].sort()];
    await writeFile(join(project, publishedIdsFile), `${lines.join("\n")}\n`);
    console.log(`Added to ${publishedIdsFile}: ${unlisted.join(", ")}`);
  } else {
    console.log(unlistedText(unlisted));
  }
}

void main();
