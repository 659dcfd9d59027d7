// `npm run start:fresh`: removes the invented history. Run it once, before the site is public.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { utcDay } from "../src/content-source/check/collections";
import { whyLeftOut } from "../src/content-source/check/entry-fields";
import { readFrontMatter } from "../src/content-source/check/front-matter";
import { publishedIdsFile } from "../src/content-source/nodes/read-content";
import { versionOrder } from "../src/release-notes/release-data";
import { contentFiles, isSampleRelease } from "./check-launch";

/** The version of the first release. */
const first = "1.0.0";

/** The address of a release, as in links and in the list of published addresses. */
const address = (version: string) => `/release-notes#v${version.replaceAll(".", "-")}`;

/**
 * Removes the sample releases, their published addresses, links to them and the policy's list of
 * changes. The owner's own releases stay. If none of them is shown today, it writes a first one
 * with today's date.
 * @returns one sentence for each change; an empty list if there was nothing to do.
 */
export function startFresh(project: string, today: string): readonly string[] {
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(project, file), text);
  const versionOf = (file: string) => basename(file, ".md");
  const releases = contentFiles(project).filter((file) => file.includes("/releases/"));
  const samples = releases.filter((file) => isSampleRelease(versionOf(file), read(file)));
  if (samples.length === 0) return [];
  for (const file of samples) rmSync(join(project, file));
  const own = releases.filter((file) => !samples.includes(file));
  const isShown = (file: string) =>
    whyLeftOut("Release", readFrontMatter(read(file)).values, today) === undefined;
  const newest = own
    .filter(isShown)
    .map(versionOf)
    .sort((a, b) => (versionOrder(a) ?? 0) - (versionOrder(b) ?? 0))
    .at(-1);
  const newestLeft = newest ?? first;
  if (newest === undefined)
    write(
      `src/content/releases/${first}.md`,
      `---\nversion: "${first}"\ndate: ${today}\n---\n\n## Added\n\n- The first public version.\n`,
    );
  const removed = samples.map(versionOf).filter((version) => version !== newestLeft);
  const removedAddresses = new Set(removed.map(address));
  // Nobody has seen the first one yet, either. Its day may still change.
  const unpublished = new Set(samples.map((file) => address(versionOf(file))));
  write(
    publishedIdsFile,
    read(publishedIdsFile)
      .split("\n")
      .filter((line) => !unpublished.has(line.trim()))
      .join("\n"),
  );
  for (const file of contentFiles(project)) {
    const text = read(file);
    const linked = text.replace(
      /\[([^\]]*)\]\((\/release-notes#v[\d-]+)\)/g,
      (link, words: string, target: string) =>
        !removedAddresses.has(target)
          ? link
          : /^\d+(\.\d+)+$/.test(words)
            ? `[${newestLeft}](${address(newestLeft)})`
            : words,
    );
    if (linked !== text) write(file, linked);
  }
  const policy = "src/content/privacy-policy.md";
  write(
    policy,
    read(policy)
      .replace(/^effective: .*$/m, `effective: ${today}`)
      .replace(
        /^changes:\n(?:[ \t]+.*\n)+/m,
        `changes:\n  - date: ${today}\n    text: "First version."\n`,
      ),
  );
  return [
    `Removed ${samples.length} invented releases, their published addresses and links to them.`,
    ...(newest === undefined
      ? [`Wrote src/content/releases/${first}.md: describe the release there.`]
      : []),
    `${policy} is effective from ${today}, with one entry in its list of changes.`,
  ];
}

if (process.argv[1]?.endsWith("start-fresh.ts")) {
  const done = startFresh(process.cwd(), utcDay());
  console.log(done.join("\n") || "Nothing to do: no invented release is left.");
  console.log("Next: npm run check:content, then npm run check:launch");
}
