// What tests expect of src/content, so that they follow whatever is written there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createAnswerFilter } from "../../src/answers/find-answers";
import { entryFields } from "../../src/content-source/check/collections";
import { readFrontMatter } from "../../src/content-source/check/front-matter";
import { defaultWords, siteWords } from "../../src/content-source/markdown/visitor-words";
import { versionOrder } from "../../src/release-notes/release-versions";
import { isBrowserLabel, isFixedWord, wordNames } from "../../src/hardware-info/words-by-name";
import { shortcutKeys } from "../../src/site/site";

const content = join(__dirname, "../../src/content");

function valuesOf(path: string): Readonly<Record<string, unknown>> {
  return readFrontMatter(readFileSync(join(content, path), "utf8")).values;
}

/** The names of a folder's texts that a build shows. */
function shownIn(folder: string): readonly string[] {
  return readdirSync(join(content, folder))
    .filter((name) => valuesOf(`${folder}/${name}`).draft !== true)
    .map((name) => name.replace(/\.md$/, ""));
}

/** A field of a file of the content, with the default words in it. */
function shownText(path: string, field: "title" | "heading"): string {
  const words = { ...defaultWords, ...siteWords };
  return String(valuesOf(path)[field]).replace(/\{(\w+)\}/g, (all, name) => words[name] ?? all);
}

/** The title of a page by the name of its file. */
export const titleOf = (page: string) => shownText(`pages/${page}.md`, "title");

/** The main heading of a page by the name of its file. */
export const headingOf = (page: string) => shownText(`pages/${page}.md`, "heading");

/** The answers that a page shows, each with its id and the question as it is written. */
export const answers = readdirSync(join(content, "answers"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => `answers/${name.replaceAll("\\", "/")}`)
  .filter((path) => valuesOf(path).draft !== true)
  .sort()
  .map((path) => {
    const { slug, question, aliases, tool } = entryFields("Answer", path, valuesOf(path));
    return {
      id: String(slug),
      text: readFileSync(join(content, path), "utf8"),
      question: String(question),
      aliases: aliases as readonly string[],
      tool: String(tool),
    };
  });

/** Two answers whose questions are the same for every visitor. */
export const [plainAnswer, otherAnswer] = answers.filter(
  ({ question }) => !question.includes("{"),
) as [(typeof answers)[number], (typeof answers)[number]];

/** An answer that its own question leaves alone in the filter of the page. */
const foundIn = createAnswerFilter(
  answers.map(({ id, text }) => ({ slug: id, question: [], body: [text], words: [] })),
  {},
);
export const [loneAnswer = plainAnswer] = answers.filter(
  ({ question }) => !question.includes("{") && foundIn(question).size === 1,
);

/** A word that a search finds: the first longer one of a question. */
export const searchedWord = /[a-z]{4,}/.exec(plainAnswer.question)?.[0] ?? plainAnswer.question;

const stepFolder = "steps/getting-started";

/** The steps of the guide, optional ones last, each with its id and its title as it is written. */
export const steps = shownIn(stepFolder)
  .map((id) => ({ id, values: valuesOf(`${stepFolder}/${id}.md`) }))
  .sort((a, b) => Number(a.values.order) - Number(b.values.order))
  .sort((a, b) => Number(a.values.optional === true) - Number(b.values.optional === true))
  .map(({ id, values }) => {
    const { aliases } = entryFields("Step", `${stepFolder}/${id}.md`, values);
    const title = String(values.title);
    return { id, title, aliases: aliases as readonly string[] };
  });

/** A step whose title is the same for every visitor: the longest, which a search finds first. */
export const [plainStep] = steps
  .filter(({ title }) => !title.includes("{"))
  .sort((a, b) => b.title.length - a.title.length) as [(typeof steps)[number]];

/** The Markdown of the guide, its steps first. It has the shortcut as its keys. */
export const guide = [...steps.map(({ id }) => `${stepFolder}/${id}`), "pages/getting-started"]
  .map((name) => readFileSync(join(content, `${name}.md`), "utf8"))
  .join("\n")
  .replaceAll("{shortcut}", shortcutKeys.map((key) => `{${key}}`).join(" "));

/** The guide as its page shows it: no description for search engines, no escaped braces. */
const shownGuide = guide.replace(/^description:.*$/gm, "").replaceAll("\\{", "");

/** The words in the guide that differ from visitor to visitor. */
export const wordsOfGuide = wordNames.filter(
  (name) => !isFixedWord(name) && !isBrowserLabel(name) && shownGuide.includes(`{${name}}`),
);

/** The word of the first address in the guide that has a copy button. */
export const copiedWord = wordNames.find(
  (name) => name === /`\{(\w+Address)\}`/.exec(shownGuide)?.[1],
);

/** The versions of all releases, newest first. */
export const versions = [...shownIn("releases")].sort((a, b) =>
  (versionOrder(a) ?? "") < (versionOrder(b) ?? "") ? 1 : -1,
);

/** HTML with the five letters in it that React writes as entities. */
export function decoded(html: string): string {
  const letters = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
  return html.replace(/&\S+?;/g, (entity) => letters[entity as keyof typeof letters] ?? entity);
}
