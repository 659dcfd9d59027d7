// `npm run check:content`: lists the mistakes in the content without a build, then words to avoid,
// which are no errors. With --publish it also adds new addresses to the list of published ones.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lastingAddresses } from "../src/content-source/check/content-addresses";
import { checkContent, leftOutText } from "../src/content-source/check/check-content";
import { mistakesText } from "../src/content-source/check/mistake";
import { wordWarnings } from "../src/content-source/check/word-warnings";
import { publishedIdsFile, readContent } from "../src/content-source/nodes/read-content";

async function main(): Promise<void> {
  const project = process.cwd();
  const content = await readContent(project);
  const { mistakes, addresses, entries } = checkContent(content);
  if (mistakes.length > 0) {
    console.error(mistakesText(mistakes));
    process.exitCode = 1;
  } else {
    console.log(`Checked ${content.files.length} content files: no problems.`);
  }
  for (const { path, text } of content.files)
    for (const { file, line, word, hint } of wordWarnings(path, text))
      console.warn(`src/content/${file}:${line}: “${word}”. ${hint}`);
  const leftOut = leftOutText(entries);
  if (leftOut !== undefined) console.log(leftOut);
  const unlisted = lastingAddresses(addresses).filter(
    (address) => !content.published.includes(address),
  );
  if (unlisted.length === 0) return;
  if (process.argv.includes("--publish")) {
    const listed = content.published.filter((line) => line !== "" && !line.startsWith("//"));
    const heading = content.published.filter((line) => line.startsWith("//"));
    const lines = [...heading, ...[...listed, ...unlisted].sort()];
    await writeFile(join(project, publishedIdsFile), `${lines.join("\n")}\n`);
    console.log(`Added to ${publishedIdsFile}: ${unlisted.join(", ")}`);
  } else {
    console.log(
      `Not yet in ${publishedIdsFile}: ${unlisted.length}. "npm run publish:ids" adds them.`,
    );
  }
}

void main();
