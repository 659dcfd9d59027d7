// Build time only: pure. Whether the files of a collection fit together by their names.
import { collectionOf, idPattern, pageFiles } from "./collections";
import { demoTabsFile } from "./demo-tabs";
import { didYouMean } from "../markdown/report";
import { type Mistake, mistakeIn } from "./mistake-format";
import type { CheckedEntry } from "./read-entry";

/** Files without which a page has no text. */
export function missingFiles(paths: readonly string[]): readonly Mistake[] {
  return [...pageFiles, "privacy-policy.md", demoTabsFile]
    .filter((file) => !paths.includes(file))
    .map((file) => mistakeIn(file, "The file is missing: a page needs it."));
}

/** Files that belong to no collection. */
export function strayFiles(paths: readonly string[]): readonly Mistake[] {
  return paths
    .filter((file) => collectionOf(file) === undefined)
    .map((file) =>
      mistakeIn(
        file,
        "Nothing reads this file. docs/writing-reference.md says where texts belong.",
      ),
    );
}

/** Names that cannot be in an address, and names of releases that are not their versions. */
export function wrongNames(entries: readonly CheckedEntry[]): readonly Mistake[] {
  return entries.flatMap(({ file, type, fields, isValid }): Mistake[] => {
    const names = file.replace(/\.md$/, "").split("/");
    if (type !== "Release" && !names.every((part) => idPattern.test(part)))
      return [mistakeIn(file, "Name the file with small letters, digits and hyphens only.")];
    if (type !== "Release" || !isValid || fields.version === names.at(-1)) return [];
    return [mistakeIn(file, `Name the file after its version: ${fields.version}.md.`)];
  });
}

/** Groups of answers that the support page does not list, and groups without answers. */
export function wrongGroups(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const page = entries.find(({ file }) => file === "pages/support.md");
  if (!page) return [];
  const groups = page.groups.map(({ slug }) => slug);
  const answers = entries.filter(({ type }) => type === "Answer");
  const folders = new Map(answers.map(({ file, fields }) => [String(fields.group), file]));
  return [
    ...[...folders]
      .filter(([group]) => !groups.includes(group))
      .map(([group, file]) => {
        const hint = didYouMean(group, groups);
        return mistakeIn(file, `pages/support.md lists no group "${group}". ${hint}`);
      }),
    ...groups.flatMap((group, index): Mistake[] => {
      const message = `The group "${group}" has no answers in answers/${group}.`;
      const line = page.lineOf("groups", index);
      return folders.has(group) ? [] : [mistakeIn(page.file, message, line)];
    }),
  ];
}

/** Steps that name an answer which is not there. */
export function missingHelp(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const shown = entries.filter(({ type, isLeftOut }) => type === "Answer" && !isLeftOut);
  const answers = shown.map(({ fields }) => String(fields.slug));
  return entries.flatMap(({ file, fields, isLeftOut, lineOf }) => {
    const named = isLeftOut ? [] : ((fields.help ?? []) as readonly string[]);
    const missing = named.filter((help) => !answers.includes(help));
    return missing.map((help) => {
      const renamed = shown.find(({ fields }) => (fields.aliases as string[]).includes(help));
      const hint = renamed
        ? `It is now "${String(renamed.fields.slug)}".`
        : didYouMean(help, answers);
      return mistakeIn(file, `There is no answer "${help}". ${hint}`, lineOf("help"));
    });
  });
}
