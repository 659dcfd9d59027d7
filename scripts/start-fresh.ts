// `npm run start:fresh`: removes the invented history, once, before the site is public.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { publishedIdsFile } from "../src/content-source/nodes/read-content";
import { contentFiles, isSampleRelease } from "../src/site/launch-gaps";

/** The version of the one release that a fresh site begins with. */
const first = "1.0.0";

/** The address of a release's entry, as links and the list of published ones write it. */
const address = (version: string) => `/release-notes#v${version.replaceAll(".", "-")}`;

/**
 * Removes the sample releases, their published addresses, links to them and the policy's list of
 * changes. Releases of the owner stay; without any, a first one of this day is written.
 * @returns what was done, a sentence each; nothing when nothing was left to do.
 */
export function startFresh(project: string, today: string): readonly string[] {
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(project, file), text);
  const versionOf = (file: string) => basename(file, ".md");
  const releases = contentFiles(project).filter((file) => file.includes("/releases/"));
  const samples = releases.filter((file) => isSampleRelease(versionOf(file), read(file)));
  if (samples.length === 0) return [];
  for (const file of samples) rmSync(join(project, file));
  const own = releases.filter((file) => !samples.includes(file)).map(versionOf);
  const kept = own.at(-1) ?? first;
  if (own.length === 0)
    write(
      `src/content/releases/${first}.md`,
      `---\nversion: "${first}"\ndate: ${today}\n---\n\n## Added\n\n- The first public version.\n`,
    );
  const gone = samples.map(versionOf).filter((version) => version !== kept);
  const goneAddresses = new Set(gone.map(address));
  write(
    publishedIdsFile,
    read(publishedIdsFile)
      .split("\n")
      .filter((line) => !goneAddresses.has(line.trim()))
      .join("\n"),
  );
  for (const file of contentFiles(project)) {
    const text = read(file);
    const linked = text.replace(
      /\[([^\]]*)\]\((\/release-notes#v[\d-]+)\)/g,
      (link, words: string, target: string) =>
        !goneAddresses.has(target)
          ? link
          : /^\d+(\.\d+)+$/.test(words)
            ? `[${kept}](${address(kept)})`
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
    ...(own.length === 0
      ? [`Wrote src/content/releases/${first}.md: say there what it does.`]
      : []),
    `${policy} is effective from ${today}, with one entry in its list of changes.`,
  ];
}

if (process.argv[1]?.endsWith("start-fresh.ts")) {
  const done = startFresh(process.cwd(), new Date().toISOString().slice(0, 10));
  console.log(done.join("\n") || "Nothing to do: no invented release is left.");
  console.log("Next: npm run check:content, then npm run check:launch");
}
