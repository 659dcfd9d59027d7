// `npm run new:release [version] [date]`: writes the skeleton of a release. The defaults are the
// next minor version and today.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { isDay, utcDay } from "../src/content-source/check/collections";
import { checkContent } from "../src/content-source/check/check-content";
import { readContent } from "../src/content-source/nodes/read-content";
import { nextVersion, orderMistake, releaseSkeleton } from "./release-skeleton";
import { versionOrder } from "../src/release-notes/release-data";

async function writeRelease(): Promise<void> {
  const { entries } = checkContent(await readContent(process.cwd()));
  const releases = entries
    .filter(({ type }) => type === "Release")
    .map(({ fields }) => ({ version: String(fields.version), date: String(fields.date) }));
  const [, , given, date = utcDay()] = process.argv;
  if (!isDay(date)) throw new Error(`“${date}” isn’t a valid day, such as 2026-03-10.`);
  const named = given ?? nextVersion(releases, date);
  if (named === undefined)
    throw new Error("No version is free between the releases. Name a version and a date.");
  const version = named.replace(/^v/, "");
  if (isDay(version))
    throw new Error(`Write the version first: npm run new:release 1.4.0 ${version}`);
  if (versionOrder(version) === undefined)
    throw new Error(`“${named}” isn’t a valid version, such as 1.4.0 or 1.8.0-beta.1.`);
  const path = `src/content/releases/${version}.md`;
  if (existsSync(path))
    throw new Error(`${path} exists already. Edit it, or name another version.`);
  const mistake = orderMistake(version, date, releases);
  if (mistake !== undefined) throw new Error(mistake);
  // "wx" refuses to overwrite a release that exists.
  await writeFile(path, releaseSkeleton(version, date), { flag: "wx" });
  console.log(`${path} is written. Fill it in, then run: npm run check:content`);
}

writeRelease().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
