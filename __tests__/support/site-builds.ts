import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildInputs } from "../../src/build/gatsby/build-id";
import { buildIdOf } from "../../src/runtime/build-manifest";
import { rewriteBuild } from "./rewrite-build";

export type BuildName = "A" | "B" | "C" | "D";

/** A finished build in a separate folder. */
export type SiteBuild = Readonly<{ root: string; id: string }>;

const project = resolve(".");
// Each checkout has its own, so that two of them can be tested at once.
const checkout = createHash("sha256").update(project).digest("hex").slice(0, 12);
const builds = join(tmpdir(), "site-builds", checkout);
/** What the names of the copies of the project begin with. */
const copyName = "project";
const nginxFile = "deploy/nginx.conf";

/** The path prefix of the build that has one. */
export const pathPrefix = "/tabdart";

/** What a build adds to each heading: nothing to those of A, the site itself. It begins no sentence. */
export function headingMark(name: BuildName): string {
  return name === "A" ? "" : ` (${name.toLowerCase()})`;
}

/**
 * The builds that are made from the one in `public`. `A` is that build, and `B` has other texts. The
 * others are for the second tier: `C` has other texts, other scripts and a page component that A does not
 * have; `D` is C without some files; `texts` is what Gatsby makes of a change of texts; `grown` has five
 * pages and some texts more; `prefixed` is the site below a path, also with other texts; `workerless`
 * removes the service worker from browsers.
 */
const makers: Readonly<Record<string, (root: string) => void | Promise<void>>> = {
  A: (root) => cpSync(join(project, "public"), root, { recursive: true }),
  B: (root) => rewriteBuild(madeBuild("A"), root, "texts", headingMark("B")),
  C: (root) =>
    buildChanged(root, {
      change(path) {
        changeTexts("C")(path);
        changeScripts(path);
      },
    }),
  D: (root) => breakBuild(madeBuild("C"), root),
  texts: (root) => buildChanged(root, { change: changeTexts("B") }),
  grown: (root) => buildChanged(root, { folder: copyOf("grown"), change: grow }),
  prefixed: (root) =>
    buildChanged(root, { folder: copyOf("env"), env: { PATH_PREFIX: pathPrefix } }),
  "prefixed texts": (root) => rewriteBuild(madeBuild("prefixed"), root, "texts", headingMark("B")),
  workerless: (root) => buildChanged(root, { folder: copyOf("env"), env: { NO_WORKER: "1" } }),
};

/** The builds that need no build of Gatsby's. */
export const quickBuilds = ["A", "B"] as const;

/** The others: what is in one list is made one after the other, beside the other list. */
export const gatsbyBuilds = [
  ["C", "D", "texts", "grown"],
  ["prefixed", "prefixed texts", "workerless"],
] as const;

/** Makes those of the builds, in their order, that are missing for what `public` holds. */
export async function makeBuilds(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const folder = folderOf(name);
    if (existsSync(folder)) continue;
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await makers[name]?.(join(unfinished, "public"));
    renameSync(unfinished, folder);
  }
}

/** Removes the builds that were made of an earlier `public`. */
export function removeEarlierBuilds(): void {
  mkdirSync(builds, { recursive: true });
  const { id } = idOf(join(project, "public"));
  for (const name of readdirSync(builds))
    if (!name.startsWith(id) && !name.startsWith(copyName))
      rmSync(join(builds, name), { recursive: true });
}

/** The folder of a build that has been made, and the configuration for nginx beside it. */
export function madeBuild(name: string): Readonly<{ root: string; id: string; nginx: string }> {
  const folder = folderOf(name);
  if (!existsSync(folder))
    throw new Error(`Build ${name} is missing. Make it: npm run test:builds`);
  const root = join(folder, "public");
  return { root, ...idOf(root), nginx: join(folder, nginxFile) };
}

function folderOf(name: string): string {
  return join(builds, `${idOf(join(project, "public")).id}-${name}`);
}

function idOf(root: string): { id: string } {
  const file = join(root, "builds/latest.json");
  const id = existsSync(file) ? buildIdOf(readJson(file)) : null;
  if (id === null)
    throw new Error(`There is no finished build in ${root}. Make one: npm run build`);
  return { id };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

const copyOf = (name: string) => join(builds, `${copyName}-${name}`);

type Change = Readonly<{
  /** The copy of the project; the one of C where it is not named. */
  folder?: string;
  change?: (copy: string) => void;
  env?: Readonly<Record<string, string>>;
}>;

/** Builds a changed copy of the project. What an earlier build has changed there is gone. */
async function buildChanged(
  root: string,
  { folder: copy = copyOf("texts"), change, env }: Change,
): Promise<void> {
  // Linked, not symlinked: the names of scripts depend on where modules lie in the project.
  if (!isSame("package-lock.json", copy)) {
    rmSync(copy, { recursive: true, force: true });
    linkFolder(join(project, "node_modules"), join(copy, "node_modules"));
  }
  copyInputs(copy);
  change?.(copy);
  await promisify(execFile)("npm", ["run", "build"], {
    cwd: copy,
    env: { ...process.env, ...env },
    maxBuffer: Infinity,
  });
  cpSync(join(copy, "public"), root, { recursive: true });
  cpSync(join(copy, nginxFile), join(dirname(root), nginxFile));
}

/** Copies what a build reads, in place of what the folder has of it. */
export function copyInputs(to: string): void {
  for (const name of buildInputs) {
    rmSync(join(to, name), { recursive: true, force: true });
    if (existsSync(join(project, name)))
      cpSync(join(project, name), join(to, name), { recursive: true });
  }
}

/** The page of the documentation, as its file. */
export function pageOfDocs(): string {
  const docs = readFileSync(join(project, "docs/changes.md"), "utf8");
  return /```tsx\n([\s\S]*?)```/.exec(docs)?.[1] ?? "";
}

/** What an owner adds first: pages, a text with a picture, a release. Another page moves. */
function grow(copy: string): void {
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  // Names that no page of the owner has.
  write("src/pages/grown-about.tsx", pageOfDocs().replaceAll("/about", "/grown-about"));
  write(
    "src/pages/grown/imprint.tsx",
    `import { Link } from "gatsby";
export default function ImprintPage() {
  return <div><h1>Imprint</h1><Link to="/grown-about">About us</Link></div>;
}
export const Head = () => <><html lang="de" /><title>Imprint</title></>;
`,
  );
  write(
    "src/pages/grown/bonjour.tsx",
    `import { Helmet } from "react-helmet";
export default function BonjourPage() {
  return <div><Helmet htmlAttributes={{ lang: "fr" }} title="Bonjour" /><h1>Bonjour</h1></div>;
}
`,
  );
  write(
    "src/content/pages/grown/terms.md",
    `---
title: Grown terms
description: The terms.
heading: What we agree on
lead: For everybody who uses {productName}.
menu: footer
aliases: [grown/conditions]
words: [grownrules]
sectionWords: { grown-price: [growncost] }
---

Press {shortcut}, or open \`{shortcutsAddress}\` {shortcutsWay}.

![The icon.](grown.png)

| What | When | Who |
| --- | --- | --- |
| Terms | today | everybody |

## The price of it {#grown-price #grown-cost}

${"It is {price}. ".repeat(60)}

> Words of others, [about us](/grown-about).

## The end {#grown-end}

${"All ends well, says each of us, one after the other. ".repeat(60)}
`,
  );
  write(
    "src/content/pages/grown/hallo.md",
    "---\ntitle: Hallo\ndescription: Auf Deutsch.\nheading: Guten Tag\nmenu: header\nlanguage: de\n---\n\nDazu die [Bedingungen](/grown/terms#grown-cost).\n",
  );
  for (const name of ["grown.png", "grown.dark.png"])
    write(`src/content/pictures/${name}`, readFileSync(join(copy, "static/apple-touch-icon.png")));
  write(
    "src/content/answers/set-up/grown.md",
    "---\nquestion: Who builds it?\norder: 900\n---\n\nSee [about us](/grown-about).\n\n![The icon.](grown.png)\n",
  );
  write(
    "src/content/releases/900.0.0.md",
    `---\nversion: "900.0.0"\ndate: ${new Date().toISOString().slice(0, 10)}\n---\n\n## Added\n\n- More.\n`,
  );
  // No page: others verify the site by it, or it is an old manual.
  write("static/grown.html", `<p onclick="a()">verification=1</p>`);
  moveIntoFolder(copy, "getting-started");
}

/** Moves a page to another file with the same address. */
function moveIntoFolder(root: string, page: string): void {
  const moved = join(root, `src/pages/${page}/index.tsx`);
  mkdirSync(dirname(moved));
  renameSync(join(root, `src/pages/${page}.tsx`), moved);
  edit(moved, (text) => text.replaceAll('"../', '"../../'));
}

function isSame(name: string, copy: string): boolean {
  const other = join(copy, name);
  return existsSync(other) && readFileSync(other).equals(readFileSync(join(project, name)));
}

/** Copies a folder by links to its files. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== ".cache") linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The folders are on different file systems.
    cpSync(source, target);
  }
}

/** Changes a file. Throws if that changes nothing. */
export function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(file, changed);
}

const changeTexts = (name: BuildName) => (root: string) => {
  const folder = join(root, "src/content/pages");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".md")))
    edit(join(folder, file), (text) =>
      text.replace(/^(heading: ".*)"$/m, `$1${headingMark(name)}"`),
    );
};

function changeScripts(root: string): void {
  const append = (file: string, line: string) =>
    edit(join(root, file), (text) => `${text}\n${line}\n`);
  append("gatsby-browser.tsx", `Object.assign(globalThis, { codeOfC: true });`);
  append("src/pages/privacy-policy.tsx", `export const codeOfC = true;`);
  // The same address, from a component that no earlier build has.
  moveIntoFolder(root, "release-notes");
}

/** C with another id, without the script of one page and the script of the demo and search. */
function breakBuild(whole: SiteBuild, root: string): void {
  rewriteBuild(whole, root, "broken", headingMark("D"), headingMark("C"));
  for (const name of readdirSync(root))
    if (/^(component---src-pages-privacy-policy-tsx|search)-/.test(name)) rmSync(join(root, name));
}
