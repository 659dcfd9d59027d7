// What tests expect of src/content, so that they follow whatever is written there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entryFields, whyLeftOut } from "../../src/content-source/check/entry-fields";
import { readFrontMatter } from "../../src/content-source/check/front-matter";
import { defaultWords, siteWords } from "../../src/content-source/markdown/visitor-words";
import { releasesOnPage } from "../../src/content-source/files/release-files";
import { versionOrder } from "../../src/content-source/release-version";

const content = join(__dirname, "../../src/content");

function valuesOf(path: string): Readonly<Record<string, unknown>> {
  return readFrontMatter(readFileSync(join(content, path), "utf8"), () => undefined).values;
}

/** The names of a folder's texts that a build shows today. */
function shownIn(folder: string, type: "PageText" | "Step" | "Release"): readonly string[] {
  const day = new Date().toISOString().slice(0, 10);
  return readdirSync(join(content, folder))
    .filter((name) => whyLeftOut(type, valuesOf(`${folder}/${name}`), day) === undefined)
    .map((name) => name.replace(/\.md$/, ""));
}

/** The title of a page by the name of its file. */
export function titleOf(page: string): string {
  const path = `pages/${page}.md`;
  return shownTitle(path);
}

/** The title of a file of the content, with the default words in it. */
function shownTitle(path: string): string {
  const words = { ...defaultWords, ...siteWords };
  return String(valuesOf(path).title).replace(/\{(\w+)\}/g, (all, name) => words[name] ?? all);
}

const extraFolder = join(content, "extra-pages");

/** The pages without code that a build shows today, by their addresses, with their titles. */
export const extraPages: readonly Readonly<{ path: string; title: string }>[] = (
  existsSync(extraFolder) ? shownIn("extra-pages", "PageText") : []
).map((name) => {
  const path = `extra-pages/${name}.md`;
  return { path: `/${name}`, title: shownTitle(path) };
});

/** The answers that a page shows, each with its id and the question as it is written. */
export const answers = readdirSync(join(content, "answers"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .sort()
  .map((name) => {
    const path = `answers/${name.replaceAll("\\", "/")}`;
    const { slug, question, aliases } = entryFields("Answer", path, valuesOf(path));
    return { id: String(slug), question: String(question), aliases: aliases as readonly string[] };
  });

/** Two answers whose questions are the same for every visitor. */
export const [plainAnswer, otherAnswer] = answers.filter(
  ({ question }) => !question.includes("{"),
) as [(typeof answers)[number], (typeof answers)[number]];

/** How many steps the guide has. */
export const stepCount = shownIn("steps/getting-started", "Step").length;

/** The versions of all releases, newest first. */
export const versions = [...shownIn("releases", "Release")].sort(
  (a, b) => (versionOrder(b) ?? 0) - (versionOrder(a) ?? 0),
);

/** Whether a button on the release notes loads older versions. */
export const hasArchive = versions.length > releasesOnPage;

/** HTML with the five letters in it that React writes as entities. */
export function decoded(html: string): string {
  const letters = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
  return html.replace(/&\S+?;/g, (entity) => letters[entity as keyof typeof letters] ?? entity);
}

/** The main heading of a page's HTML as text. */
export function headingIn(html: string): string {
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return decoded(heading.replace(/<[^>]*>/g, "")).trim();
}
