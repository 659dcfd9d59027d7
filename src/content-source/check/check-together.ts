import { routes } from "../../site/site";
import type { CheckedEntry } from "./check-entry";
import { idPattern } from "./collections";
import type { ContentAddress } from "./content-addresses";
import { type Mistake, nearMiss } from "./mistake";

const pageFiles = ["index", "getting-started", "support", "release-notes", "privacy-policy"].map(
  (name) => `pages/${name}.md`,
);

/** Files without which a page has no text. */
export function missingFiles(entries: readonly CheckedEntry[]): readonly Mistake[] {
  return [...pageFiles, "privacy-policy.md"]
    .filter((path) => !entries.some(({ file }) => file === path))
    .map((file) => ({
      file,
      line: 1,
      message: "The file is missing.",
      hint: "Every page has its text: bring the file back.",
      text: file,
    }));
}

/** Two places of one page with the same id. */
export function duplicateIds(addresses: readonly ContentAddress[]): readonly Mistake[] {
  const first = new Map<string, ContentAddress>();
  return addresses.flatMap((address): Mistake[] => {
    const { file, line, id, route } = address;
    const earlier = first.get(`${route}#${id}`);
    if (!earlier) {
      first.set(`${route}#${id}`, address);
      return [];
    }
    return [
      {
        file,
        line,
        message: `The page ${route} has the id "${id}" twice.`,
        hint: `It is taken by src/content/${earlier.file}:${earlier.line}. Give one of them another name.`,
        text: id,
      },
    ];
  });
}

/** Two entries at the same place in an order. */
export function duplicateOrders(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, type, fields, lines }): Mistake[] => {
    if (type !== "Feature" && type !== "Step" && type !== "Answer") return [];
    const where = String(fields.guide ?? fields.group ?? "");
    const key = `${type} ${where} ${String(fields.order)}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, file);
      return [];
    }
    return [
      {
        file,
        line: lines.order ?? 1,
        field: "order",
        message: `The place ${String(fields.order)} is taken.`,
        hint: `src/content/${earlier} has it. Choose another number.`,
        text: `order: ${String(fields.order)}`,
      },
    ];
  });
}

/** Names of files, groups and answers that do not fit together. */
export function mismatchedNames(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const groups = entries.flatMap((entry) => entry.groups.map(({ slug }) => slug));
  const answers = entries
    .filter(({ type }) => type === "Answer")
    .map(({ fields }) => String(fields.slug));
  return entries.flatMap(({ file, type, fields, lines }): Mistake[] => {
    const mistakes: Mistake[] = [];
    const name = (file.split("/").at(-1) ?? "").replace(/\.md$/, "");
    if (type === "Release") {
      if (fields.version !== name)
        mistakes.push({
          file,
          line: lines.version ?? 1,
          field: "version",
          message: `The version ${String(fields.version)} is not the one of the file's name.`,
          hint: `Write version: ${name}, or rename the file.`,
          text: `version: ${String(fields.version)}`,
        });
    } else if (!idPattern.test(name)) {
      mistakes.push({
        file,
        line: 1,
        message: `The file's name is no id: it becomes part of an address.`,
        hint: "Use small letters, digits and hyphens, like change-shortcut.md.",
        text: name,
      });
    }
    if (type === "Answer" && !groups.includes(String(fields.group))) {
      const near = nearMiss(String(fields.group), groups);
      mistakes.push({
        file,
        line: 1,
        message: `There is no group "${String(fields.group)}".`,
        hint: near ? `Did you mean the folder "${near}"?` : "Add it to groups in pages/support.md.",
        text: file,
      });
    }
    for (const help of (fields.help ?? []) as readonly string[]) {
      if (answers.includes(help)) continue;
      const near = nearMiss(help, answers);
      mistakes.push({
        file,
        line: lines.help ?? 1,
        field: "help",
        message: `There is no answer "${help}".`,
        hint: near ? `Did you mean "${near}"?` : "Name the file of an answer, without .md.",
        text: help,
      });
    }
    return mistakes;
  });
}

/** Published addresses that lead nowhere any more. */
export function goneAddresses(
  published: readonly string[],
  addresses: readonly ContentAddress[],
): readonly Mistake[] {
  const present = new Set(addresses.map(({ route, id }) => `${route}#${id}`));
  return published.flatMap((address, index): Mistake[] =>
    address === "" || address.startsWith("//") || present.has(address)
      ? []
      : [
          {
            file: "published-ids.txt",
            line: index + 1,
            message: `The published address ${address} is gone.`,
            hint: address.startsWith(`${routes.releaseNotes}#`)
              ? "Links to it exist, and people have that version. Bring its file back; a version that was withdrawn says so in its text."
              : 'Links to it exist. Add its id to "aliases" of the answer that took its place, or give the heading its {#id} back.',
            text: address,
          },
        ],
  );
}
