// `npm run new:release [version]`: starts the file of a release in the shape of the newest one. The
// default is the release that the newest preview prepares, or the next minor version. The checks refuse what begins with "TODO:".
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { utcDay } from "../src/content-source/check/collections";
import { versionOrder } from "../src/release-notes/release-versions";

const folder = "src/content/releases";
mkdirSync(folder, { recursive: true });
const versions = readdirSync(folder)
  .map((file) => basename(file, ".md"))
  .filter((name) => versionOrder(name) !== undefined)
  .sort((a, b) => ((versionOrder(a) ?? "") < (versionOrder(b) ?? "") ? -1 : 1));
const newest = versions.at(-1) ?? "";
const [major = 1, minor = newest ? 0 : -1] = newest ? newest.split(".").map(Number) : [];
const [, prepared] = /^(.+)-/.exec(newest) ?? [];
const next = prepared ?? `${major}.${minor + 1}.0`;
const version = process.argv[2]?.replace(/^v/, "") ?? next;
const path = `${folder}/${version}.md`;
const problem =
  versionOrder(version) === undefined
    ? `“${version}” isn’t a version like 1.4.0.`
    : existsSync(path)
      ? `${path} exists already. Edit it, or name another version.`
      : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const shape = newest ? readFileSync(`${folder}/${newest}.md`, "utf8") : "## Added\n";
const headings = shape.match(/^## .*/gm) ?? [];
const today = utcDay();
const parts = [
  `---\nversion: "${version}"\ndate: ${today}\n---`,
  "TODO: One sentence on what this release is about, or nothing.",
  ...headings.flatMap((heading) => [heading, "- TODO: What a user notices, as a sentence."]),
];
writeFileSync(path, `${parts.join("\n\n")}\n`);
console.log(`${path} is written. Fill it in, then run: npm run check:content`);
