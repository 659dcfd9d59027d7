import { execFileSync } from "node:child_process";
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
import { dirname, join, relative, resolve } from "node:path";
import { buildInputs } from "../../src/build/build-id";
import { type BuildManifest, describedBuild } from "../../src/update/build-manifest";

export type BuildName = "A" | "B" | "C" | "D";

/** A finished build in a separate folder, with exactly the files of its manifest. */
export type SiteBuild = Readonly<{ name: BuildName; root: string; id: string }>;

const project = resolve(".");
const builds = join(tmpdir(), "site-builds");
const nginxFile = "deploy/nginx.conf";

/** The endings of headings in each build. A is the site itself and adds none. */
export function headingMark(name: BuildName): string {
  return name === "A" ? "" : ` (${name})`;
}

/**
 * Four builds of the site. A is the build in `public`. B has other texts. C has other texts, other
 * scripts and a page component that A does not have. D is C without some files. B and C are real
 * builds, made once for each A and cached in the folder for temporary files.
 */
export async function siteBuilds(): Promise<Readonly<Record<BuildName, SiteBuild>>> {
  const make = (name: BuildName, write: (root: string) => void) => ({ name, ...made(name, write) });
  return withLock(() => {
    const A = make("A", (root) => copyBuild(join(project, "public"), root));
    const B = make("B", (root) => buildChanged(root, changeTexts("B")));
    const C = make("C", (root) =>
      buildChanged(root, (path) => {
        changeTexts("C")(path);
        changeScripts(path);
      }),
    );
    const D = make("D", (root) => breakBuild(C, root));
    return { A, B, C, D };
  });
}

/** The path prefix of the build that has one. */
export const pathPrefix = "/tabdart";

/** The site as built for a place below `pathPrefix`, and for nginx there, made once for each A. */
export async function prefixedBuild(): Promise<Readonly<{ root: string; nginx: string }>> {
  const env = { PATH_PREFIX: pathPrefix };
  return withLock(() => {
    const { root } = made("prefixed", (root) => buildChanged(root, () => undefined, env));
    return { root, nginx: join(dirname(root), nginxFile) };
  });
}

/** The site as built to remove its service worker from browsers, made once for each A. */
export async function workerlessBuild(): Promise<Readonly<{ root: string }>> {
  const env = { NO_WORKER: "1" };
  return withLock(() => made("workerless", (root) => buildChanged(root, () => undefined, env)));
}

/** A build in a folder named for what `public` holds; `write` is called when there is none yet. */
function made(name: string, write: (root: string) => void): Readonly<{ root: string; id: string }> {
  const folder = join(builds, `${idOf(join(project, "public")).id}-${name}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    write(join(unfinished, "public"));
    renameSync(unfinished, folder);
  }
  const root = join(folder, "public");
  return { root, ...idOf(root) };
}

function idOf(root: string): { id: string } {
  const id = describedBuild(readJson(join(root, "builds/latest.json")));
  if (id === null) throw new Error(`There is no finished build in ${root}.`);
  return { id };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Copies the files of one build. `public` also contains files of earlier builds. */
function copyBuild(from: string, to: string): void {
  const { id } = idOf(from);
  const manifest = readJson(join(from, `builds/meta/${id}.json`)) as BuildManifest;
  const own = ["/sw.js", "/builds/latest.json", `/builds/meta/${id}.json`];
  for (const path of [...Object.keys(manifest.files), ...own])
    if (existsSync(join(from, path))) cpSync(join(from, path), join(to, path));
}

/** Builds a changed copy of the project beside it. */
function buildChanged(
  root: string,
  change: (projectRoot: string) => void,
  env: Readonly<Record<string, string>> = {},
): void {
  const copy = join(builds, "project");
  // Linked, not symlinked: the names of scripts depend on where modules lie in the project.
  if (!isSame("package-lock.json", copy)) {
    rmSync(copy, { recursive: true, force: true });
    linkFolder(join(project, "node_modules"), join(copy, "node_modules"));
  }
  copyInputs(copy);
  change(copy);
  execFileSync("node_modules/.bin/gatsby", ["build", "--prefix-paths"], {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: "pipe",
  });
  copyBuild(join(copy, "public"), root);
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

function edit(file: string, change: (text: string) => string): void {
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
  const moved = join(root, "src/pages/release-notes/index.tsx");
  mkdirSync(dirname(moved));
  renameSync(join(root, "src/pages/release-notes.tsx"), moved);
  edit(moved, (text) => text.replaceAll('"../', '"../../'));
}

/** C with another id, without the script of one page and the script of the switcher and search. */
function breakBuild({ root: whole, id }: SiteBuild, root: string): void {
  const files = readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(whole, join(entry.parentPath, entry.name)));
  for (const name of files) {
    if (/^(component---src-pages-privacy-policy-tsx|switcher)-/.test(name)) continue;
    const target = join(root, name.replace(id, brokenId(id)));
    mkdirSync(dirname(target), { recursive: true });
    const isText = /\.(html|json)$|^sw\.js$/.test(name);
    if (!isText) cpSync(join(whole, name), target);
    else
      writeFileSync(
        target,
        readFileSync(join(whole, name), "utf8")
          .replaceAll(id, brokenId(id))
          .replaceAll(headingMark("C"), headingMark("D")),
      );
  }
}

function brokenId(id: string): string {
  return `broken-${id.slice(7)}`;
}

/** One at a time, because several test workers ask for the builds at once. */
async function withLock<Result>(work: () => Result): Promise<Result> {
  mkdirSync(builds, { recursive: true });
  const lock = join(builds, "lock");
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch {
      // An interrupted run leaves its lock.
      const holder = readIfThere(lock);
      if (holder && !isRunning(Number(holder))) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock);
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
