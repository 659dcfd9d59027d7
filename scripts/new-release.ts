// `npm run new:release [version] [date]`: writes the skeleton of a release. The defaults are the
// next minor version and today.
import { readdir, writeFile } from "node:fs/promises";
import { isDay, utcDay } from "../src/content-source/check/collections";
import { nextVersion, releaseSkeleton } from "./release-skeleton";
import { versionOrder } from "../src/release-notes/release-data";

const folder = "src/content/releases";

async function writeRelease(): Promise<void> {
  const files = await readdir(folder);
  const [named = nextVersion(files.map((file) => file.replace(/\.md$/, ""))), date = utcDay()] =
    process.argv.slice(2);
  const version = named.replace(/^v/, "");
  if (versionOrder(version) === undefined)
    throw new Error(`${named} is no version like 1.4.0 or 1.8.0-beta.1.`);
  if (files.includes(`${version}.md`))
    throw new Error(`${folder}/${version}.md exists already. Edit it, or name another version.`);
  if (!isDay(date)) throw new Error(`${date} is no day like 2026-03-10.`);
  const path = `${folder}/${version}.md`;
  // "wx" refuses to overwrite a release that exists.
  await writeFile(path, releaseSkeleton(version, date), { flag: "wx" });
  console.log(`${path} is written. Fill it in, then run: npm run check:content`);
}

writeRelease().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
