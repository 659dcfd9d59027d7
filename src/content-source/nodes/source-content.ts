// Build time only.
import { join } from "node:path";
import { watch } from "chokidar";
import type { SourceNodesArgs } from "gatsby";
import { buildCode } from "../../build/build-code";
import { contentChecker, type RememberedFile } from "../check/content-mistakes";
import { contentNodes } from "./content-nodes";
import { mistakesText } from "../check/mistakes-text";
import { contentFolder, readContent } from "./read-content";
import { showMistakes } from "./show-mistakes";

/** Editors save in several steps: so many milliseconds without another change end a save. */
const saveTime = 50;

/** The place of what a check remembers, which holds good for the code that made it. */
const memory = "checked content";
type Memory = Readonly<{ code: string; files: readonly RememberedFile[] }>;

/**
 * Reads all content, checks it and hands it to Gatsby: on every build, since the nodes that Gatsby
 * keeps from the last one are no proof. A mistake ends a build; in develop it is shown until it is
 * mended, and each saved change is read at once.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { cache, reporter, store } = args;
  const { directory } = store.getState().program as { directory: string };
  const code = buildCode(directory);
  const last = (await cache.get(memory)) as Memory | undefined;
  const check = contentChecker(last?.code === code ? last.files : []);
  const makeNodes = contentNodes(args);
  const isBuild = process.env.NODE_ENV === "production";

  async function read(): Promise<Memory> {
    const { entries, mistakes, remembered } = check(await readContent(directory));
    if (!isBuild) await showMistakes(mistakes, reporter);
    else if (mistakes.length > 0) reporter.panicOnBuild(mistakesText(mistakes));
    await makeNodes(entries);
    return { code, files: remembered };
  }

  await cache.set(memory, await read());
  if (isBuild) return;
  onSave(join(directory, contentFolder), () =>
    // A file that went while it was read: its going is a change of its own.
    read().catch((error: unknown) => reporter.warn(String(error))),
  );
}

/** Calls `read` after each save of a content file, one call after the other. */
function onSave(folder: string, read: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  watch(folder, {
    ignoreInitial: true,
    ignored: (path, stats) => Boolean(stats?.isFile()) && !/\.(?:md|txt)$/.test(path),
  }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(read);
    }, saveTime);
  });
}
