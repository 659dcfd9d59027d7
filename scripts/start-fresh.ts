// `npm run start:fresh`: removes the invented history. Run it once, before the site is public.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { utcDay } from "../src/content-source/check/collections";
import { publishedIdsFile } from "../src/content-source/nodes/read-content";
import { contentFiles, isSampleRelease, sampleReleases } from "./check-launch";

/** The version of the first release. */
const first = "1.0.0";

/** The address of a release, as in links and in the list of published addresses. */
const address = (version: string) => `/release-notes#v${version.replaceAll(".", "-")}`;

/**
 * Removes the sample releases, their published addresses, links to them and the policy's list of
 * changes. The owner's own releases stay. If there are none, it writes a first one with today's date.
 * @returns one sentence for each change; an empty list if there was nothing to do.
 */
export function startFresh(project: string, today: string): readonly string[] {
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(project, file), text);
  const versionOf = (file: string) => basename(file, ".md");
  const releases = contentFiles(project).filter((file) => file.includes("/releases/"));
  const samples = releases.filter((file) => isSampleRelease(versionOf(file), read(file)));
  const own = new Set(releases.filter((file) => !samples.includes(file)).map(versionOf));
  // Nobody has seen them, nor those whose files were deleted by hand.
  const unpublished = new Set(
    [...sampleReleases.keys()].filter((version) => !own.has(version)).map(address),
  );
  const published = read(publishedIdsFile).split("\n");
  const stays = (line: string) => !unpublished.has(line.trim());
  if (samples.length === 0 && published.every(stays)) return [];
  for (const file of samples) rmSync(join(project, file));
  const isFirst = own.size === 0;
  if (isFirst)
    write(
      `src/content/releases/${first}.md`,
      `---\nversion: "${first}"\ndate: ${today}\n---\n\n## Added\n\n- The first public version.\n`,
    );
  write(publishedIdsFile, published.filter(stays).join("\n"));
  for (const file of contentFiles(project)) {
    const text = read(file);
    const unlinked = text.replace(
      /\[([^\]]*)\]\((\/release-notes#v[\d-]+)\)/g,
      (link, words: string, target: string) => (unpublished.has(target) ? words : link),
    );
    if (unlinked !== text) write(file, unlinked);
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
    "Removed the invented releases, their published addresses and links to them.",
    ...(isFirst ? [`Wrote src/content/releases/${first}.md: describe the release there.`] : []),
    `${policy} is effective from ${today}, with one entry in its list of changes.`,
  ];
}

if (process.argv[1]?.endsWith("start-fresh.ts")) {
  const done = startFresh(process.cwd(), utcDay());
  console.log(done.join("\n") || "Nothing to do: no invented release is left.");
  console.log("Next: npm run check:content, then npm run check:launch");
}
