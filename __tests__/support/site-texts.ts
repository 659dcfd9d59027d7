// What tests expect of src/content, so that they follow whatever is written there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entryFields, whyLeftOut } from "../../src/content-source/check/entry-fields";
import { readFrontMatter } from "../../src/content-source/check/front-matter";
import { versionOrder } from "../../src/content-source/release-version";

const content = join(__dirname, "../../src/content");

function valuesOf(path: string): Readonly<Record<string, unknown>> {
  return readFrontMatter(readFileSync(join(content, path), "utf8"), () => undefined).values;
}

/** The names of a folder's texts that a build shows today. */
function shownIn(folder: string, type: "Step" | "Release"): readonly string[] {
  const day = new Date().toISOString().slice(0, 10);
  return readdirSync(join(content, folder))
    .filter((name) => whyLeftOut(type, valuesOf(`${folder}/${name}`), day) === undefined)
    .map((name) => name.replace(/\.md$/, ""));
}

/** The title of a page, by the name of its file. */
export function titleOf(page: string): string {
  const path = `pages/${page}.md`;
  return String(entryFields("PageText", path, valuesOf(path)).title);
}

/** How many steps the guide has. */
export const stepCount = shownIn("steps/getting-started", "Step").length;

/** The versions of all releases, newest first. */
export const versions = [...shownIn("releases", "Release")].sort(
  (a, b) => (versionOrder(b) ?? 0) - (versionOrder(a) ?? 0),
);
