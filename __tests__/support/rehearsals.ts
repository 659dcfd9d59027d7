// What rehearse.ts plays, each on the folder of a project: what a writer and an owner do.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const content = "src/content";

function edit(project: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(join(project, file), "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(join(project, file), changed);
}

/** The Markdown files below a folder of the content, as paths in the project, in their order. */
const filesOf = (project: string, folder: string): readonly string[] =>
  readdirSync(join(project, content, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${content}/${folder}/${name}`)
    .sort();
const first = (project: string, folder: string) => filesOf(project, folder)[0] ?? "";
const nameOf = (file: string) => basename(file, ".md");
const renamed = (name: string) => (text: string) =>
  text.replace(new RegExp(`^(${name}: ".*)"$`, "m"), '$1 (renamed)"');

/** A page of Markdown with a front matter of its own. */
const entry = (fields: Readonly<Record<string, string | number>>, body: string) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${typeof value === "number" ? value : JSON.stringify(value)}`)
    .join("\n")}\n---\n\n${body}\n`;

/** A release that waits for a later day, written before all others. */
export function waitingRelease(project: string): void {
  const version = "2.0.0";
  writeFileSync(
    join(project, content, `releases/${version}.md`),
    `---\nversion: "${version}"\ndate: 2999-01-01\n---\n\n## Added\n\n- A list that reads the screen aloud.\n`,
  );
}

/** A week of ordinary writing: additions, other names, and one feature less. */
export function writersWeek(project: string, today: string): void {
  const write = (file: string, text: string) => writeFileSync(join(project, content, file), text);
  const minors = filesOf(project, "releases").map(
    (file) => /^1\.(\d+)/.exec(nameOf(file))?.[1] ?? 0,
  );
  const version = `1.${Math.max(...minors.map(Number)) + 1}.0`;
  // The first release may still wait for its day. The next one is not before it.
  const dates = filesOf(project, "releases")
    .filter((file) => nameOf(file).startsWith("1."))
    .map((file) => /^date: (\S+)$/m.exec(readFileSync(join(project, file), "utf8"))?.[1] ?? "");
  const date = [today, ...dates].sort().at(-1);
  write(
    `releases/${version}.md`,
    `---\nversion: "${version}"\ndate: ${date}\n---\n\nPin the tabs that you always need.\n\n## Added\n\n- Pinned tabs can stay at the top of the list. Press <kbd>Alt</kbd> and <kbd>P</kbd>.\n\n## Fixed\n\n- The list opens on the screen that has the focus.\n`,
  );
  const group = dirname(first(project, "answers")).slice(content.length + 1);
  for (const [order, slug, question, body] of [
    [
      901,
      "keep-a-tab",
      "Can I keep a tab at the top?",
      "Yes. Highlight it and press <kbd>Alt</kbd> and <kbd>P</kbd>. It stays at the top until you press them again, or until you close {browserName}.",
    ],
    [
      902,
      "several-screens",
      "On which screen does the list open?",
      "On the one that has the focus. If you use several screens:\n\n1. Click the window that you work in.\n2. Press {shortcut}.\n\nIf it still opens elsewhere, [write to us](/support#contact).",
    ],
    [
      903,
      "export-settings",
      "Can I take my settings to another computer?",
      "Not yet. {productName} keeps them on this device alone. Open `{extensionsAddress}` on the other computer and choose **{optionsMenuEntry}** there.",
    ],
  ] as const)
    write(`${group}/${slug}.md`, entry({ question, order }, body));
  write(
    "steps/getting-started/keep-a-tab.md",
    entry({ title: "Keep a tab at the top", order: 900 }, "Press <kbd>Alt</kbd>."),
  );
  rmSync(join(project, first(project, "features")));
  write(
    "features/keep-a-tab.md",
    entry({ title: "Keeps what you need", order: 900 }, "It stays at the top."),
  );
  edit(project, `${content}/pages/support.md`, renamed("title"));
  edit(project, `${content}/pages/support.md`, renamed("    title"));
  edit(project, first(project, "steps/getting-started"), renamed("title"));
  edit(project, first(project, "answers"), renamed("question"));
}

const aliasLine = /^aliases: \[(.*)\]\n/m;
const aliasesIn = (text: string) => aliasLine.exec(text)?.[1]?.split(/,\s*/) ?? [];

/** Other words everywhere, half as many answers, other features and steps, and other names of files. */
export function otherTexts(project: string): void {
  const moved = new Map<string, string>();
  for (const folder of new Set(filesOf(project, "answers").map(dirname))) {
    const files = filesOf(project, folder.slice(content.length + 1));
    for (let place = 0; place < files.length; place += 2) {
      const pair = files.slice(place, place + 2);
      const slug = `${nameOf(pair[0] ?? "")}-anew`;
      const former = pair.flatMap((file) => {
        const text = readFileSync(join(project, file), "utf8");
        rmSync(join(project, file));
        moved.set(nameOf(file), slug);
        return [nameOf(file), ...aliasesIn(text)];
      });
      const question = `What about ${basename(folder).replaceAll("-", " ")}, part ${place + 1}?`;
      writeFileSync(
        join(project, folder, `${slug}.md`),
        entry(
          { question, order: place + 1 },
          "Press {shortcut} in {browserName}:\n\n- once to open;\n- again to close.\n\n| Key | Use |\n| --- | --- |\n| <kbd>Esc</kbd> | Leave |",
        ).replace("\n---\n", `\naliases: [${former.join(", ")}]\n---\n`),
      );
    }
  }
  for (const folder of ["features"]) {
    for (const file of filesOf(project, folder)) rmSync(join(project, file));
    for (const order of [1, 2, 3, 4])
      writeFileSync(
        join(project, content, folder, `part-${order}.md`),
        entry({ title: `The ${order}. good thing`, order }, "It saves **time** & clicks."),
      );
  }
  for (const file of filesOf(project, "steps/getting-started")) {
    const name = nameOf(file);
    edit(project, file, (text) =>
      text
        .replace(aliasLine, "")
        .replace("\n---\n", `\naliases: [${[name, ...aliasesIn(text)].join(", ")}]\n---\n`),
    );
    renameSync(join(project, file), join(project, dirname(file), `${name}-anew.md`));
  }
  // Links and further help lead to the new answers.
  for (const file of filesOf(project, "")) {
    const text = readFileSync(join(project, file), "utf8");
    const linked = text
      .replace(/(?<=\/support#)[\w-]+/g, (slug) => moved.get(slug) ?? slug)
      .replace(/^help: \[(.*)\]$/m, (_, slugs: string) => {
        const targets = slugs.split(/,\s*/).map((slug) => moved.get(slug) ?? slug);
        return `help: [${[...new Set(targets)].join(", ")}]`;
      });
    if (linked !== text) writeFileSync(join(project, file), linked);
  }
  const texts = new Map(
    filesOf(project, "").map((file) => [file, readFileSync(join(project, file), "utf8")]),
  );
  for (const [file, text] of inOtherWords(texts)) writeFileSync(join(project, file), text);
}

/** What stays in Markdown: code, keys, labels, words in braces, links, the parts of a release, the task. */
const fixed =
  /[Ff]ind the [^:]*: type|\*\*[^*]*\*\*|```[^]*?```|`[^`]*`|\{[^}]*\}|<kbd>.*?<\/kbd>|<[^>]*>|\]\([^)]*\)|https?:\S+|^## \w+$/;
const fixedOrWord = new RegExp(`(${fixed.source})|(?<![\\w’])[A-Z]?[a-z]{2,}(?![\\w’])`, "gm");
const proseFields = /^( *(?:- )?(?:title|question|heading|lead|description|text): ")(.*)(?="$)/gm;

/** Changes the words of a text and of its front matter. */
function withWords(text: string, change: (word: string) => string): string {
  const changed = (prose: string) =>
    prose.replace(fixedOrWord, (found, isFixed) => (isFixed === undefined ? change(found) : found));
  const [start = ""] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  return (
    start.replace(proseFields, (_, key: string, value: string) => key + changed(value)) +
    changed(text.slice(start.length))
  );
}

/** Each word exchanged for the next one of its length, so that texts stay as long as they were. */
function inOtherWords(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Set<string>();
  const collect = (word: string) => {
    found.add(word);
    return word;
  };
  for (const text of texts.values()) withWords(text, collect);
  const known = [...found].filter((word) => /^[a-z]/.test(word)).sort();
  const next = new Map(
    known.map((word) => {
      const alike = known.filter(({ length }) => length === word.length);
      return [word, alike[(alike.indexOf(word) + 1) % alike.length] ?? word];
    }),
  );
  const other = (word: string) => {
    const exchanged = next.get(word.toLowerCase());
    if (exchanged === undefined) return word;
    return /^[A-Z]/.test(word)
      ? exchanged.replace(/^./, (letter) => letter.toUpperCase())
      : exchanged;
  };
  return new Map([...texts].map(([file, text]) => [file, withWords(text, other)]));
}

/** The brand of the rehearsed owner. The ampersand has to be escaped in HTML and XML. */
const brand = { name: "Flit & Find", domain: "https://www.flit.test" } as const;

const logo = (
  ground: string,
  arrow: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <circle cx="12" cy="12" r="11" fill="${ground}"/>
  <path fill="none" stroke="${arrow}" stroke-width="2" stroke-linecap="round" d="M6 12h9m-4-4 4 4-4 4"/>
</svg>
`;

/** The first day of an owner, as the checklist in README.md has it. */
export function ownersFirstDay(project: string): void {
  const facts: Readonly<Record<string, string>> = {
    name: JSON.stringify(brand.name),
    description: '"Flit to any open tab: type what you remember, press Enter."',
    shortcut: '["Alt", "J"]',
    contactAddress: '"help@flit.test"',
    publisher: '{ name: "Flit GmbH", country: "Austria" }',
    person: '"Mia answers your emails."',
    price: '"5 euros a year"',
    operatingSystems: '"Windows, macOS"',
    systems: '"Windows or macOS"',
    legalBasis: '"our legitimate interest"',
    dataAuthority: '"the Austrian Data Protection Authority"',
    logRetention: '"two weeks"',
    defaultUrl: JSON.stringify(brand.domain),
    stores: `{
    Chrome: "https://chromewebstore.google.com/detail/flit/abcdefghijklmnopabcdefghijklmnop",
    Edge: "https://microsoftedge.microsoft.com/addons/detail/flit/abcdefghijklmnopabcdefghijklmnop",
    Opera: null,
  }`,
  };
  const colours: Readonly<Record<string, string>> = {
    ...{ "#fbfaf8": "#f6fafb", "#241e1a": "#10212b", "#ee5e23": "#1098ad", "#b73d10": "#0b6476" },
    ...{ "#c54211": "#0b7285", "#171513": "#0d1417", "#fe773d": "#22b8cf", "#f8935d": "#66d9e8" },
    ...{ "#fb864b": "#3bc9db", "#1f0f09": "#04161a" },
  };
  for (const file of filesOf(project, "releases")) rmSync(join(project, file));
  edit(project, `${content}/published-ids.txt`, (text) =>
    text.replace(/^\/release-notes#v\d.*\n/gm, ""),
  );
  // The first release waits for the launch.
  writeFileSync(
    join(project, content, "releases/1.0.0.md"),
    '---\nversion: "1.0.0"\ndate: 2999-01-01\n---\n\n## Added\n\n- The first public version.\n',
  );
  edit(project, `${content}/privacy-policy.md`, (text) =>
    // The first version has the day from which the policy applies.
    text.replace(
      /^effective: (.*)\n([^]*?)^changes:\n(?:[ \t]+.*\n)+/m,
      'effective: $1\n$2changes:\n  - date: $1\n    text: "First version."\n',
    ),
  );
  edit(project, "src/site/site.ts", (text) => {
    const named = Object.entries(facts).reduce(
      (all, [fact, value]) =>
        all.replace(
          new RegExp(`^  ${fact}: (?:\\{\\n[^}]*\\}|.*),$`, "m"),
          () => `  ${fact}: ${value},`,
        ),
      text,
    );
    const confirmed = named.replace(/^\)\[\] = \[\];$/m, ')[] = ["supportedVersions"];');
    return Object.entries(colours).reduce((all, [from, to]) => all.replace(from, to), confirmed);
  });
  writeFileSync(join(project, "src/site/logo.svg"), logo("#0b7285", "#fff"));
  writeFileSync(join(project, "src/site/logo-dark.svg"), logo("#3bc9db", "#111"));
  edit(project, "package.json", (text) =>
    text.replace(/(?<="name": )".*"/, JSON.stringify("flit-site")),
  );
  edit(project, "LICENSE", (text) => text.replace(/^Copyright.*$/m, "Copyright (c) Flit GmbH"));
}

/** Texts of a finished build in which the name of the sample is left. */
export function sampleNameIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => readFileSync(file, "latin1").toLowerCase().includes("tabdart"));
}
