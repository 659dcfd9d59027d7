// What an owner does on the first day, as README.md and docs/changes.md have it. Its texts are nobody's.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { edit } from "./site-builds";

type State = Readonly<{
  /** The `stores` of src/site/site.ts. */
  stores: Readonly<Record<"Chrome" | "Edge" | "Opera", string | null>>;
  tabs: number;
}>;

/** The states of the site that the rehearsal plays: before a launch, and with one store. */
export const states = {
  "no store": { stores: { Chrome: null, Edge: null, Opera: null }, tabs: 8 },
  "one store": {
    stores: {
      Chrome: null,
      Edge: `https://microsoftedge.microsoft.com/addons/detail/${"abcdefghijklmnop".repeat(2)}`,
      Opera: null,
    },
    tabs: 40,
  },
} as const satisfies Readonly<Record<string, State>>;

const content = "src/content";

/** The Markdown files below a folder of the content, as paths in the project, in their order. */
const filesOf = (project: string, folder = ""): readonly string[] =>
  readdirSync(join(project, content, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(content, folder, name).replaceAll("\\", "/"))
    .sort();

const logo = (ground: string, arrow: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <circle cx="12" cy="12" r="11" fill="${ground}"/>
  <path fill="none" stroke="${arrow}" stroke-width="2" stroke-linecap="round" d="M6 12h9m-4-4 4 4-4 4"/>
</svg>
`;

/** The steps of the checklist in README.md, by what each is about. */
export const firstDay: Readonly<Record<string, (project: string, state: State) => void>> = {
  facts(project, { stores }) {
    const facts: Readonly<Record<string, unknown>> = {
      name: "Flit & Find",
      description: "Flit to any open tab: type what you remember, press Enter.",
      shortcut: ["Alt", "Q"],
      contactAddress: "help@flit.test",
      publisher: { name: "Flit GmbH", country: "Austria" },
      person: "Mia and Noor answer your emails, on most days.",
      price: "5 euros a year",
      systems: "Windows or macOS",
      supportedVersions: "of this year",
      legalBasis: "our legitimate interest",
      dataAuthority: "the Austrian Data Protection Authority",
      logRetention: "two weeks",
      defaultUrl: "https://www.flit.test",
      stores,
    };
    const colours = {
      light: {
        ...{ paper: "#f6fafb", ink: "#10212b", accent: "#1098ad" },
        ...{ accentText: "#0b6476", button: "#0b7285", buttonText: "#ffffff" },
      },
      dark: {
        ...{ paper: "#0d1417", ink: "#edebe7", accent: "#22b8cf" },
        ...{ accentText: "#66d9e8", button: "#3bc9db", buttonText: "#04161a" },
      },
    };
    edit(join(project, "src/site/site.ts"), (text) =>
      Object.entries({ ...facts, ...colours }).reduce((all, [fact, value]) => {
        const line = new RegExp(`^  ${fact}: (?:\\{\\n[^}]*\\}|.*?),(?: // .*)?$`, "m");
        if (!line.test(all)) throw new Error(`No ${fact} in site.ts.`);
        return all.replace(line, () => `  ${fact}: ${JSON.stringify(value)},`);
      }, text),
    );
  },
  logo(project) {
    writeFileSync(join(project, "src/site/logo.svg"), logo("#0b7285", "#fff"));
    rmSync(join(project, "src/site/logo-dark.svg"));
  },
  history(project) {
    for (const file of filesOf(project, "releases")) rmSync(join(project, file));
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(
      join(project, content, "releases/1.0.0.md"),
      `---\nversion: "1.0.0"\ndate: ${today}\n---\n\n## Added\n\n- The first public version.\n`,
    );
    edit(join(project, content, "published-ids.txt"), (text) =>
      text.replace(/^\/release-notes#v\d.*\n/gm, ""),
    );
    edit(join(project, content, "privacy-policy.md"), (text) =>
      // The first version has the day from which the policy applies.
      text.replace(
        /^effective: (\S+).*\n([^]*?)^changes:\n(?:[ \t]+.*\n)+/m,
        'effective: $1\n$2changes:\n  - date: $1\n    text: "First version."\n',
      ),
    );
  },
  texts(project, { tabs }) {
    removeTexts(project);
    writeOtherWords(project);
    writeTabs(project, tabs);
    // The first row of a table may be empty, and headings have any length.
    edit(join(project, content, "pages/index.md"), (text) =>
      text.replace(/^\| \|.*\|$/m, "| | | |").replace(/^(heading: ").*"$/m, '$1Flit."'),
    );
    edit(join(project, content, "pages/support.md"), (text) =>
      text.replace(/^(heading: ").*"$/m, `$1${longTitle}"`),
    );
  },
  package(project) {
    const name = (text: string) =>
      text.replaceAll(/"name": "tabdart[^"]*"/g, '"name": "flit-site"');
    edit(join(project, "package.json"), name);
    edit(join(project, "package-lock.json"), name);
    edit(join(project, "LICENSE"), (text) =>
      text.replace(/^Copyright.*$/m, "Copyright (c) Flit GmbH"),
    );
    edit(join(project, "README.md"), (text) =>
      text.replace(/^.*docs\/home\.png.*\n/m, "").replaceAll("Tabdart", "Flit"),
    );
    rmSync(join(project, "docs/home.png"));
  },
};

const longTitle =
  "Everything that people have asked us about this since we began, and what we have answered so far";

/** A feature fewer, and a third of the answers to which nothing leads. */
function removeTexts(project: string): void {
  const [feature = ""] = filesOf(project, "features");
  rmSync(join(project, feature));
  const texts = filesOf(project).map((file) => readFileSync(join(project, file), "utf8"));
  filesOf(project, "answers")
    // The code leads to some.
    .filter(
      (file) =>
        !/-from-chrome-web-store|^tool:/m.test(file + readFileSync(join(project, file), "utf8")),
    )
    .filter((file) => !texts.some((text) => text.includes(basename(file, ".md"))))
    .filter((_, index) => index % 3 === 0)
    .forEach((file) => rmSync(join(project, file)));
  edit(join(project, content, "published-ids.txt"), (text) =>
    text.replace(/^\/support#.*\n/gm, ""),
  );
}

/** What stays in Markdown: code, keys, labels, words in braces, links, the parts of a release. */
const fixed =
  /\*\*[^*]*\*\*|```[^]*?```|`[^`]*`|\{[^}]*\}|<kbd>.*?<\/kbd>|<[^>]*>|\]\([^)]*\)|https?:\S+|^## \w+$/;
const fixedOrWord = new RegExp(`(${fixed.source})|(?<![\\w’&])[A-Z]?[a-z]{2,}(?![\\w’;])`, "gm");
const proseFields = /^( *(?:- )?(?:title|question|heading|lead|description|text): ")(.*)(?="$)/gm;

/** Turns the words of the texts and of their front matter round. */
function writeOtherWords(project: string): void {
  const turned = (prose: string) =>
    prose.replace(fixedOrWord, (word, isFixed) => isFixed ?? turnedRound(word));
  for (const file of filesOf(project))
    edit(join(project, file), (text) => {
      const [start = ""] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
      return (
        start.replace(proseFields, (_, key: string, value: string) => key + turned(value)) +
        turned(text.slice(start.length))
      );
    });
}

const birds =
  "Avocet Bittern Curlew Dunlin Egret Fulmar Gannet Heron Ibis Jackdaw Kestrel Lapwing Merlin Nuthatch Osprey Plover Quail Redstart Siskin Twite Whimbrel Wryneck Yellowhammer Dipper Firecrest Goosander Hobby Knot Linnet Mallard Ouzel Pintail Ruff Sanderling Teal Turnstone Wigeon Woodcock Bullfinch Chough".split(
    " ",
  );

/** Other tabs, one with a long title, and the task of the home page for the second of them. */
function writeTabs(project: string, count: number): void {
  const tabs = birds.slice(0, count).map((bird, index) => ({
    window: index % 4 === 3 ? "private" : 1 + (index % 2),
    title: index === 6 ? `${bird} counts of all ponds, spring and summer` : `${bird} – sightings`,
    address: `${bird.toLowerCase()}.example/pond/${index % 3}`,
  }));
  writeFileSync(join(project, content, "demo-tabs.json"), JSON.stringify(tabs));
  edit(join(project, content, "pages/index.md"), (text) =>
    text.replace(
      /^## .*\{#try\}\n\n.*$/m,
      "## Look for the heron of today: type `avo`, press <kbd>Enter</kbd>. {#try}\n\nLook for it: type `avo`, then touch the row.",
    ),
  );
}

/** Labels, and a page more in the navigation, as docs/changes.md has it. */
export function firstChanges(project: string): void {
  const docs = readFileSync(join(project, "docs/changes.md"), "utf8");
  writeFileSync(join(project, "src/pages/about.tsx"), /```tsx\n([^]*?)```/.exec(docs)?.[1] ?? "");
  const src = join(project, "src");
  for (const name of readdirSync(src, { recursive: true, encoding: "utf8" }))
    if (name.endsWith("-labels.ts")) edit(join(src, name), withOtherLabels);
  edit(join(project, "src/layout/navigation-links.ts"), (text) =>
    text
      .replace(/(?<=label: ")[^"]*/g, (label) => label.replace(/\p{L}{2,}/gu, turnedRound))
      .replace("];", ', { to: "/about", label: "Who we are" }];'),
  );
}

/** The strings of a file with labels. Comments, imports and types stay. */
const literals = /\/\*[^]*?\*\/|^import .*|"\w+" \| "\w+"|("[^"\n]*"|`[^`]*`)/gm;

/** The code of a file with labels, whose words are turned round. */
const withOtherLabels = (code: string) =>
  code.replace(literals, (part, label?: string) =>
    label === undefined
      ? part
      : label.replace(/(\$\{[^}]*\})|\p{L}{2,}/gu, (word, value) => value ?? turnedRound(word)),
  );

function turnedRound(word: string): string {
  const letters = [...word.toLowerCase()].reverse().join("");
  return word === word.toLowerCase() ? letters : letters.charAt(0).toUpperCase() + letters.slice(1);
}
