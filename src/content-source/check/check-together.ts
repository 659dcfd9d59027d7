import { type CheckedEntry, renamingHint } from "./check-entry";
import { routes } from "../../site/site";
import { collectionOf, idPattern, isDay, pageFiles, utcDay } from "./collections";
import { type Mistake, nearMiss } from "./mistake";
import { versionOrder } from "../../release-notes/release-data";

/** A mistake in the value of a key of an entry; `text` is the value. */
function inField(
  { file, lines }: CheckedEntry,
  field: string,
  value: unknown,
  message: string,
  hint: string,
): Mistake {
  return {
    file,
    line: lines[field] ?? 1,
    field,
    message,
    hint,
    text: `${field}: ${String(value)}`,
  };
}

/** Files without which a page has no text. */
export function missingFiles(entries: readonly CheckedEntry[]): readonly Mistake[] {
  return [...pageFiles, "privacy-policy.md"]
    .filter((path) => !entries.some(({ file }) => file === path))
    .map((file) => ({
      file,
      line: 1,
      message: "The file is missing.",
      hint: "Every page needs its text. Restore the file.",
      text: file,
    }));
}

/** Files that nobody would read. */
export function strayFiles(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const paths = entries.map(({ file }) => file);
  return paths
    .filter((path) => collectionOf(path) === undefined)
    .map((path) => ({
      file: path,
      line: 1,
      message: "The file is not part of any collection.",
      hint: renamingHint(path, paths),
      text: path,
    }));
}

/** How file managers call a copy: "name copy", "name copy 2", "name (1)". */
const copied = / copy(?: \d+)?$| \(\d+\)$| - Copy$/i;

/** Entries but copies, about which one mistake says all. */
export const withoutCopies = (entries: readonly CheckedEntry[]) =>
  entries.filter(({ file }) => !copied.test(file.replace(/\.md$/, "")));

/** The sections that a page places by their ids, and whether it shows others below them. */
const placedSections: Readonly<Record<string, readonly [ids: readonly string[], others: boolean]>> =
  {
    "pages/index.md": [
      [
        ...["at-a-glance", "try", "compare", "reasons", "keyboard", "private-by-design"],
        ...["questions", "install", "phone"],
      ],
      false,
    ],
    "pages/getting-started.md": [["keys"], true],
    "pages/support.md": [["contact", "mail"], false],
    "pages/privacy-policy.md": [[], false],
    "pages/release-notes.md": [["follow"], true],
  };

/** Whether the heading of a line is the email draft's subject, which is on the page as plain text. */
function isUnseen(file: string, ids: CheckedEntry["ids"], line: number): boolean {
  return file === "pages/support.md" && ids.some((at) => at.id === "mail" && at.line === line);
}

/** Names that a build or a host uses for files and folders of its own. */
const usedNames = ["index", "404", "builds", "page-data", "release-archive", "search", "static"];

/** Pages without code, and their former addresses, whose names are taken. */
export function takenNames(
  entries: readonly CheckedEntry[],
  served: ReadonlySet<string>,
): readonly Mistake[] {
  const taken = new Set([
    ...usedNames,
    ...Object.values(routes).map((route) => route.slice(1)),
    // Folders of the site's files, and files without an ending.
    ...[...served].flatMap((path) => /^\/([^/.]+)(?=\/|$)/.exec(path)?.[1] ?? []),
  ]);
  return entries.flatMap((entry): Mistake[] => {
    const { file, fields } = entry;
    if (fields.isExtra !== true) return [];
    const name = String(fields.path).slice(1);
    const message = (word: string) => `The address /${word} is taken.`;
    const hint = "The site itself uses it. Choose another name.";
    return [
      ...(taken.has(name) ? [{ file, line: 1, message: message(name), hint, text: file }] : []),
      ...(fields.aliases as readonly string[])
        .filter((alias) => taken.has(alias))
        .map((alias) => inField(entry, "aliases", alias, message(alias), hint)),
    ];
  });
}

/** Sections that a page looks for and does not find, or does not show. */
export function misplacedSections(entries: readonly CheckedEntry[]): readonly Mistake[] {
  return entries.flatMap(({ file, type, ids, sections }): Mistake[] => {
    // It could not be read.
    if (type === undefined) return [];
    const [placed, hasOthers] = placedSections[file] ?? [[], true];
    const missing = placed.filter((id) => !sections.includes(id));
    const unshown = hasOthers ? [] : sections.filter((id) => !placed.includes(id));
    return [
      ...missing.map((id) => {
        const lower = ids.find((heading) => heading.id === id && !heading.isAlias);
        return {
          file,
          line: lower?.line ?? 1,
          message: lower
            ? `The section {#${id}} is part of another one.`
            : `The section {#${id}} is missing.`,
          hint: lower
            ? `Begin its heading with two #: "## … {#${id}}".`
            : `The page needs it: write a heading "## … {#${id}}".`,
          text: lower ? `{#${id}}` : file,
        };
      }),
      ...ids
        .filter(({ isAlias, line }) => isAlias && isUnseen(file, ids, line))
        .map(({ id, line }) => ({
          file,
          line,
          message: `The email draft can't have the former id #${id}.`,
          hint: "It isn't a section of the page. Add the id to {#contact}.",
          text: `#${id}`,
        })),
      ...unshown.map((id) => ({
        file,
        line: ids.find((heading) => heading.id === id)?.line ?? 1,
        message: `The page does not show a section {#${id}}.`,
        hint:
          placed.length > 0
            ? `Its sections are ${placed.join(", ")}.`
            : "Write the text in the policy file: privacy-policy.md.",
        text: `{#${id}}`,
      })),
    ];
  });
}

/** Two entries at the same place in an order. */
export function duplicateOrders(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const first = new Map<string, string>();
  return withoutCopies(entries).flatMap((entry): Mistake[] => {
    const { file, type, fields } = entry;
    if (type !== "Feature" && type !== "Step" && type !== "Answer") return [];
    const where = String(fields.guide ?? fields.group ?? "");
    const key = `${type} ${where} ${String(fields.order)}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, file);
      return [];
    }
    return [
      inField(
        entry,
        "order",
        fields.order,
        `Order ${String(fields.order)} is already used.`,
        `src/content/${earlier} uses it. Choose another number.`,
      ),
    ];
  });
}

/** Two answers to one question. */
export function duplicateQuestions(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const first = new Map<unknown, string>();
  return withoutCopies(entries).flatMap((entry): Mistake[] => {
    const { question } = entry.fields;
    if (entry.type !== "Answer" || question === undefined) return [];
    const earlier = first.get(question);
    first.set(question, earlier ?? entry.file);
    return earlier === undefined
      ? []
      : [
          inField(
            entry,
            "question",
            question,
            "Another answer has the same question.",
            `It is in src/content/${earlier}. Merge the two, or ask something else.`,
          ),
        ];
  });
}

/** Pages of the owner whose title another page has, as in the list of pages in the footer. */
export function duplicateTitles(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const pages = entries.filter(({ type, fields }) => type === "PageText" && fields.title);
  return pages.flatMap((entry, index): Mistake[] => {
    const { isExtra, title } = entry.fields;
    const other = pages.find(
      (one, place) => one.fields.title === title && (one.fields.isExtra !== true || place < index),
    );
    if (isExtra !== true || other === undefined) return [];
    return [
      inField(
        entry,
        "title",
        title,
        "Another page has the same title.",
        `It is src/content/${other.file}. Name this one after what is on it.`,
      ),
    ];
  });
}

/** Groups of the support page into which no answer belongs. */
export function emptyGroups(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const folders = new Set(
    entries
      .filter(({ file }) => collectionOf(file)?.type === "Answer")
      .map(({ file }) => file.split("/")[1] ?? ""),
  );
  const slugs = entries.flatMap(({ groups }) => groups.map(({ slug }) => slug));
  const strange = [...folders].filter((name) => !slugs.includes(name));
  return entries.flatMap((entry) =>
    entry.groups
      // A folder with nearly its name is told.
      .filter(({ slug }) => !folders.has(slug) && !nearMiss(slug, strange))
      .map(({ slug }) =>
        inField(
          entry,
          "groups",
          slug,
          `The group "${slug}" has no answers.`,
          `Write one in src/content/answers/${slug}, or remove the group.`,
        ),
      ),
  );
}

/** Names of files, groups and answers that do not fit together. */
export function mismatchedNames(
  entries: readonly CheckedEntry[],
  isGone: ReadonlySet<string> = new Set(),
): readonly Mistake[] {
  const groups = entries.flatMap((entry) => entry.groups.map(({ slug }) => slug));
  const knowsGroups = entries.some(
    ({ file, isFaulty }) => file === "pages/support.md" && !isFaulty,
  );
  const nameOf = (file: string) => (file.split("/").at(-1) ?? "").replace(/\.md$/, "");
  const answers = entries
    // By their files, because one that cannot be read is an answer too.
    .filter(({ file, leftOut }) => collectionOf(file)?.type === "Answer" && leftOut === undefined)
    .map(({ file }) => nameOf(file));
  const aliasOf = (name: string) =>
    entries.find(
      ({ type, fields }) =>
        type === "Answer" && (fields.aliases as readonly string[] | undefined)?.includes(name),
    );
  const toldGroups = new Set<string>();
  return entries.flatMap((entry): Mistake[] => {
    const { file, type, fields, leftOut } = entry;
    const mistakes: Mistake[] = [];
    const name = nameOf(file);
    if (type === undefined) return [];
    if (copied.test(name)) {
      mistakes.push({
        file,
        line: 1,
        message: "The file is a copy, by its name.",
        hint: "Delete it, or give it a name of its own.",
        text: file,
      });
    } else if (type === "Release") {
      // A version that is none has been told.
      if (fields.version !== name && versionOrder(String(fields.version)) !== undefined)
        mistakes.push(
          inField(
            entry,
            "version",
            fields.version,
            `The version ${String(fields.version)} does not match the file name.`,
            versionOrder(name) === undefined
              ? `Rename the file to ${String(fields.version)}.md.`
              : `Write version: ${name}, or rename the file.`,
          ),
        );
    } else if (!idPattern.test(name)) {
      mistakes.push({
        file,
        line: 1,
        message: `The file name is not a valid id. It becomes part of an address.`,
        hint: "Use small letters, digits and hyphens, like change-shortcut.md.",
        text: name,
      });
    }
    const group = String(fields.group);
    if (type === "Answer" && knowsGroups && !groups.includes(group) && !toldGroups.has(group)) {
      // Once for all answers of a folder.
      toldGroups.add(group);
      const near = nearMiss(group, groups);
      mistakes.push({
        file,
        line: 1,
        message: `There is no group "${group}".`,
        hint: near
          ? `Rename the folder answers/${group} to ${near}, or correct groups in pages/support.md.`
          : "Add it to groups in pages/support.md.",
        text: file,
      });
    }
    for (const help of (fields.help ?? []) as readonly string[]) {
      // An id that is none has been told, and so has a published one that is gone.
      if (leftOut !== undefined || answers.includes(help) || !idPattern.test(help)) continue;
      if (isGone.has(`${routes.support}#${help}`)) continue;
      // A file whose name has capitals has been told, too.
      if (answers.some((one) => one.toLowerCase() === help)) continue;
      const near = nearMiss(help, answers);
      const renamed = aliasOf(help);
      const hidden = entries.find(
        (other) => other.leftOut !== undefined && other.file.endsWith(`/${help}.md`),
      );
      const hint = renamed
        ? `It is now "${nameOf(renamed.file)}".`
        : hidden
          ? `${hidden.file} is left out (${String(hidden.leftOut)}). Publish it too, or leave it out here.`
          : near
            ? `Did you mean "${near}"?`
            : "Write the file name of an answer, without .md.";
      mistakes.push(inField(entry, "help", help, `There is no answer "${help}".`, hint));
    }
    return mistakes;
  });
}

/** The day that it is now where the day begins first (UTC+14): no date may be later. */
export function latestToday(now: Date): string {
  return utcDay(new Date(now.getTime() + 14 * 3_600_000));
}

/** Dates in the future, and histories whose dates do not follow their order. */
export function dateMistakes(entries: readonly CheckedEntry[], today: string): readonly Mistake[] {
  const policies = entries.filter(({ type }) => type === "Policy");
  return [
    ...entries.flatMap((entry) => futureDates(entry, today)),
    ...disorderedReleases(entries),
    ...policies.flatMap((policy) => disorderedChanges(policy, today)),
  ];
}

function futureDates(entry: CheckedEntry, today: string): readonly Mistake[] {
  const { type, fields } = entry;
  const dates: readonly (readonly [field: string, date: unknown])[] = [
    ...(type === "PageText" ? ([["updated", fields.updated]] as const) : []),
    ...(type === "Policy" ? ([["effective", fields.effectiveDate]] as const) : []),
    ...daysOfChanges(entry).map((date) => ["changes", date] as const),
  ];
  return dates
    .filter(([, date]) => isDay(date) && date > today)
    .map(([field, date]) =>
      inField(
        entry,
        field,
        date,
        `The date ${String(date)} is in the future.`,
        "Publish on that day, or correct the date.",
      ),
    );
}

/** Whether a release has the version of its file. If not, that is told, and says all. */
export const isNamedRight = ({ type, file, fields }: CheckedEntry) =>
  type !== "Release" || file.endsWith(`/${String(fields.version)}.md`);

function disorderedReleases(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const releases = withoutCopies(entries)
    .filter(
      ({ type, fields }) =>
        type === "Release" &&
        isDay(fields.date) &&
        versionOrder(String(fields.version)) !== undefined,
    )
    .sort((a, b) => Number(a.fields.order) - Number(b.fields.order));
  return releases.flatMap((release, index): Mistake[] => {
    const { version, date } = release.fields;
    const before = releases[index - 1]?.fields;
    if (before?.order === release.fields.order && isNamedRight(release))
      return [
        inField(
          release,
          "version",
          version,
          `${String(version)} is the same version as ${String(before?.version)}.`,
          "Keep one of the two files.",
        ),
      ];
    if (!before || String(date) >= String(before.date)) return [];
    return [
      inField(
        release,
        "date",
        date,
        `${String(version)} is dated before ${String(before.version)} (${String(before.date)}).`,
        "A higher version needs the same day or a later one: correct the version or the date.",
      ),
    ];
  });
}

function disorderedChanges(policy: CheckedEntry, today: string): readonly Mistake[] {
  const days = daysOfChanges(policy);
  // What is no day has been told.
  if (!days.every(isDay)) return [];
  const effective = String(policy.fields.effectiveDate);
  const mistakes: Mistake[] = [];
  const wrong = days.find((day, index) => index > 0 && day > (days[index - 1] ?? ""));
  if (wrong !== undefined)
    mistakes.push(
      inField(
        policy,
        "changes",
        wrong,
        `The change of ${wrong} is listed below an older one.`,
        "List the newest change first.",
      ),
    );
  // A day that has not come is told by itself.
  if (days[0] !== undefined && days[0] !== effective && effective <= today)
    mistakes.push(
      inField(
        policy,
        "effective",
        effective,
        `The policy is effective from ${effective}, but its newest change is dated ${days[0]}.`,
        "Write the same day in both.",
      ),
    );
  return mistakes;
}

function daysOfChanges({ fields }: CheckedEntry): readonly string[] {
  return ((fields.changes ?? []) as readonly { date: string }[]).map(({ date }) => date);
}
