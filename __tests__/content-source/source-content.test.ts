/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as chokidar from "chokidar";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkEntry } from "../../src/content-source/check/check-entry";
import type { RememberedFile } from "../../src/content-source/check/content-mistakes";
import { sourceNodes } from "../../src/content-source/nodes/source-content";
import { sampleContent } from "../support/sample-content";

jest.mock("gatsby/dist/utils/websocket-manager", () => ({
  websocketManager: { emitError: jest.fn() },
}));
jest.mock("../../src/content-source/check/check-entry", () => {
  const actual = jest.requireActual<{ checkEntry: typeof checkEntry }>(
    "../../src/content-source/check/check-entry",
  );
  return { checkEntry: jest.fn(actual.checkEntry) };
});
jest.mock("chokidar", () => {
  const { watch } = jest.requireActual<typeof chokidar>("chokidar");
  return { watch: jest.fn(watch) };
});

const watch = jest.mocked(chokidar.watch);
const feature = "features/typing.md";
const release = "releases/1.2.0.md";
const broken = "---\ntitle: Type\n---\n\nPress {modiferKey}.\n";

let project: string;
/** As Gatsby keeps it from build to build: as JSON in files. */
const kept = new Map<string, string>();
const nodes = new Map<string, NodeInput>();
const reporter = { panicOnBuild: jest.fn(), error: jest.fn(), info: jest.fn(), warn: jest.fn() };

function write(path: string, text: string): void {
  const file = join(project, "src/content", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeCode(code: string): void {
  mkdirSync(join(project, ".cache/compiled"), { recursive: true });
  writeFileSync(join(project, ".cache/compiled/gatsby-node.js"), code);
}

const checked = () => jest.mocked(checkEntry).mock.calls.map(([{ path }]) => path);

const remove = (path: string) => rmSync(join(project, "src/content", path));

const source = () =>
  sourceNodes({
    reporter,
    cache: {
      get: async (key: string) => JSON.parse(kept.get(key) ?? "null") as unknown,
      set: async (key: string, value: unknown) => void kept.set(key, JSON.stringify(value)),
    },
    store: { getState: () => ({ program: { directory: project } }) },
    createNodeId: (name: string) => name,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    actions: {
      createNode: (node: NodeInput) => nodes.set(node.id, node),
      deleteNode: ({ id }: NodeInput) => nodes.delete(id),
    },
  } as unknown as SourceNodesArgs);

/** Resolves when `isTrue`, looking every 20 ms for five seconds. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let round = 0; round < 250 && !isTrue(); round += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isTrue()).toBe(true);
}

beforeEach(() => {
  jest.clearAllMocks();
  nodes.clear();
  kept.clear();
  project = mkdtempSync(join(tmpdir(), "source-content-"));
  for (const [path, text] of Object.entries(sampleContent)) write(path, text);
  writeFileSync(join(project, "package-lock.json"), "{}");
  writeCode("one");
});

afterEach(async () => {
  for (const { value } of watch.mock.results) await (value as chokidar.FSWatcher).close();
  rmSync(project, { recursive: true });
});

describe("a build", () => {
  beforeEach(() => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  });
  afterEach(() => jest.restoreAllMocks());

  test("makes the nodes and watches nothing", async () => {
    await source();
    expect(nodes.has(`Feature ${feature}`)).toBe(true);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
    expect(watch).not.toHaveBeenCalled();
  });

  test("parses what has changed since the last one, and all of it after a change of code", async () => {
    await source();
    const first = [...nodes];
    expect(checked()).toEqual(expect.arrayContaining(Object.keys(sampleContent)));
    jest.mocked(checkEntry).mockClear();
    nodes.clear();
    await source();
    expect(checked()).toEqual([]);
    expect([...nodes]).toEqual(first);
    const { files } = JSON.parse([...kept.values()].join()) as { files: RememberedFile[] };
    expect(files).toHaveLength(Object.keys(sampleContent).length);
    for (const { entry, ...file } of files) expect(entry).toEqual(checkEntry(file));
    jest.mocked(checkEntry).mockClear();

    write(feature, "---\ntitle: Type fast\norder: 1\n---\n\nText.\n");
    await source();
    expect(checked()).toEqual([feature]);
    expect(nodes.get(`Feature ${feature}`)?.title).toBe("Type fast");

    jest.mocked(checkEntry).mockClear();
    writeCode("another");
    await source();
    expect(checked()).toHaveLength(Object.keys(sampleContent).length);
  });

  test("is ended by mistakes, with all of them at once, and so is the next one", async () => {
    write(feature, broken);
    await source();
    await source();
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(2);
    for (const [text] of reporter.panicOnBuild.mock.calls as readonly (readonly [string])[]) {
      expect(text).toContain(`${feature}:1`);
      expect(text).toContain('"order" is missing.');
      expect(text).toContain("There is no visitor word {modiferKey}.");
    }
  });
});

describe("live mode", () => {
  beforeEach(async () => {
    await source();
    const watcher = watch.mock.results[0]?.value as chokidar.FSWatcher;
    await new Promise((resolve) => watcher.once("ready", () => resolve(null)));
  });

  test("takes up a saved file, a new one, and one that goes", async () => {
    write(feature, "---\ntitle: Type fast\norder: 1\n---\n\nText.\n");
    write(release, "---\nversion: 1.2.0\ndate: 2026-03-10\n---\n\n## Fixed\n\n- A slip.\n");
    await until(() => nodes.has(`Release ${release}`));
    await until(() => nodes.get(`Feature ${feature}`)?.title === "Type fast");
    remove(release);
    await until(() => !nodes.has(`Release ${release}`));
    expect(reporter.error).not.toHaveBeenCalled();
  });

  test("shows a mistake in the terminal and the browser until it is mended", async () => {
    write(feature, broken);
    await until(() => reporter.error.mock.calls.length > 0);
    expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining('"order" is missing.'));
    await until(() => jest.mocked(websocketManager).emitError.mock.calls.length > 0);
    expect(websocketManager.emitError).toHaveBeenLastCalledWith(
      "content",
      expect.arrayContaining([expect.objectContaining({ filePath: `src/content/${feature}` })]),
    );
    write(feature, sampleContent[feature] ?? "");
    await until(() => reporter.info.mock.calls.length > 0);
    await until(() => jest.mocked(websocketManager).emitError.mock.lastCall?.[1] === null);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });
});
