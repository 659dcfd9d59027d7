/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { CreateNodeArgs, CreatePagesArgs, NodeInput, SourceNodesArgs } from "gatsby";
import { overlayText } from "../../src/content-source/nodes/show-mistakes";
import { checkAllContent, finishContent } from "../../src/content-source/files/finish-content";
import {
  createContentNodes,
  nodesOf,
  sourceNodes,
} from "../../src/content-source/nodes/source-content";
import { sampleContent } from "../support/sample-content";

const nodeOf = (path: string, text = sampleContent[path] ?? "") => nodesOf({ path, text });

test.each([
  ["pages/index.md", { path: "/", title: null, heading: "Find a tab", lead: "Press {shortcut}." }],
  ["pages/getting-started.md", { path: "/getting-started", title: "Getting started" }],
  ["features/typing.md", { slug: "typing", order: 1, title: "Type", markdown: "\nText.\n" }],
  [
    "steps/getting-started/install.md",
    { guide: "getting-started", slug: "install", order: 1, help: ["nothing-happens"] },
  ],
  [
    "answers/shortcuts/nothing-happens.md",
    {
      slug: "nothing-happens",
      group: "shortcuts",
      order: 1,
      question: "Nothing happens",
      aliases: ["dead-shortcut"],
    },
  ],
  [
    "releases/1.1.0.md",
    { version: "1.1.0", slug: "v1-1-0", date: "2026-02-10", order: 4_004_000_003_000 },
  ],
  [
    "privacy-policy.md",
    { effectiveDate: "2026-03-10", changes: [{ date: "2026-03-10", text: "First version." }] },
  ],
])("%s becomes a node", (path, fields) => {
  const [node, ...others] = nodeOf(path);
  expect(node?.values).toMatchObject(fields);
  expect(others).toEqual([]);
});

test("the support page also makes the groups of answers", () => {
  expect(nodeOf("pages/support.md")).toMatchObject([
    { values: { path: "/support" } },
    { type: "SupportGroup", values: { slug: "shortcuts", title: "Shortcuts", order: 1 } },
  ]);
});

test("a file of no collection makes no node", () => {
  expect(nodeOf("notes.md", "---\ntitle: T\norder: 1\n---\n")).toEqual([]);
});

test.each(["title: a: b", "title: *a*"])(
  "front matter that cannot be read (%s) makes a node all the same, for develop",
  (line) => {
    expect(nodeOf("features/typing.md", `---\n${line}\n---\n`)).toMatchObject([
      { values: { slug: "typing", order: 0, title: "" } },
    ]);
  },
);

type StoredNode = NodeInput & { parent: string | null; children: string[] };

/** Gatsby's nodes from build to build, as far as ours meet them. */
function gatsbyCache() {
  const nodes = new Map<string, StoredNode>();
  const remove = ({ id }: { id: string }) => {
    nodes.get(id)?.children.forEach((child) => nodes.delete(child));
    nodes.delete(id);
  };
  const args = {
    createNodeId: (name: string) => name,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    pathPrefix: "",
    actions: {
      createNode: (node: StoredNode) => nodes.set(node.id, node),
      deleteNode: remove,
      createParentChildLink: ({ parent, child }: Record<"parent" | "child", StoredNode>) => {
        if (!parent.children.includes(child.id)) parent.children.push(child.id);
      },
    },
  };
  const fileNode = (absolutePath: string, relativePath: string): StoredNode => ({
    id: `File ${absolutePath}`,
    parent: null,
    children: [],
    internal: { type: "File", contentDigest: "" },
    sourceInstanceName: "content",
    absolutePath,
    relativePath,
  });

  /** A build's way from files to nodes; gives ours, without their ids. */
  async function build(project: string): Promise<readonly object[]> {
    const folder = join(project, "src/content");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => fileNode(path, relative(folder, path)));
    for (const file of files) {
      // A file that did not change stays as the cache has it.
      if (nodes.has(file.id)) continue;
      nodes.set(file.id, file);
      await createContentNodes({ ...args, node: file } as unknown as CreateNodeArgs);
    }
    await sourceNodes(args as unknown as SourceNodesArgs);
    for (const node of args.getNodesByType("File"))
      if (!files.some(({ id }) => id === node.id)) remove(node);
    return [...nodes.values()]
      .filter(({ internal }) => internal.type !== "File")
      .map((node) => ({ ...node, id: undefined, parent: undefined }))
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return { args, nodes, build };
}

describe("files that Gatsby has cached", () => {
  const draft = "answers/shortcuts/later.md";
  const waiting = "releases/9.0.0.md";
  let root: string;
  let project: string;
  const at = (path: string) => join(project, "src/content", path);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "cached-files-"));
    project = join(root, "project");
    const texts = {
      ...sampleContent,
      "extra-pages/faq.md":
        "---\ntitle: FAQ\nheading: FAQ\nlead: One.\naliases: [old-faq]\n---\n\nText.\n",
      [draft]: "---\nquestion: Later?\norder: 9\ndraft: true\n---\n\nText.\n",
      [waiting]: "---\nversion: 9.0.0\ndate: 2999-01-01\n---\n\n## Added\n\n- More.\n",
    };
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    }
    mkdirSync(at("pictures"));
    cpSync(join(__dirname, "../../static/icon-192.png"), at("pictures/list.png"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each<[string, () => void]>([
    ["nothing has changed", () => undefined],
    ["a draft is renamed", () => renameSync(at(draft), at("answers/shortcuts/renamed.md"))],
    ["a draft is deleted", () => rmSync(at(draft))],
    ["a waiting release is renamed", () => renameSync(at(waiting), at("releases/9.0.1.md"))],
    ["a waiting release is deleted", () => rmSync(at(waiting))],
    ["a page is renamed", () => renameSync(at("extra-pages/faq.md"), at("extra-pages/help.md"))],
    ["a picture is deleted", () => rmSync(at("pictures/list.png"))],
    [
      "the project is moved",
      () => {
        renameSync(project, join(root, "moved"));
        project = join(root, "moved");
      },
    ],
    [
      "the project is copied",
      () => {
        cpSync(project, join(root, "copy"), { recursive: true });
        project = join(root, "copy");
      },
    ],
  ])("give the nodes of a first build after %s", async (_, change) => {
    const { build } = gatsbyCache();
    await build(project);
    change();
    const found = await build(project);
    expect(found.length).toBeGreaterThan(10);
    expect(found).toEqual(await gatsbyCache().build(project));
  });
});

describe("a file that Gatsby has read", () => {
  const feature = "features/typing.md";
  let folder: string;
  let absolutePath: string;
  let gatsby: ReturnType<typeof gatsbyCache>;
  const read = (file: Readonly<Record<string, unknown>> = {}) =>
    createContentNodes({
      ...gatsby.args,
      node: {
        id: "the file",
        children: [],
        internal: { type: "File" },
        sourceInstanceName: "content",
        relativePath: feature,
        absolutePath,
        ...file,
      },
    } as unknown as CreateNodeArgs);
  const found = () => [...gatsby.nodes.values()];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "source-content-"));
    absolutePath = join(folder, "file");
    writeFileSync(absolutePath, sampleContent[feature] ?? "");
    gatsby = gatsbyCache();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("becomes the parent of its nodes, so that they go with it", async () => {
    const children: string[] = [];
    await read({ children });
    expect(found()).toMatchObject([
      { parent: "the file", internal: { type: "Feature" }, order: 1 },
    ]);
    expect(children).toEqual(found().map(({ id }) => id));
  });

  test("that is a picture becomes one with its size, and one that is damaged or gone does not", async () => {
    const picture = { relativePath: "pictures/list.png" };
    const good = join(__dirname, "../../static/icon-192.png");
    cpSync(good, absolutePath);
    await read(picture);
    expect(found()).toMatchObject([
      { internal: { type: "Picture" }, name: "list.png", width: 192, height: 192 },
    ]);
    for (const damaged of ["no picture", readFileSync(good).subarray(0, 1500)]) {
      writeFileSync(absolutePath, damaged);
      await read(picture);
      expect(found()).toEqual([]);
    }
    cpSync(good, absolutePath);
    await read(picture);
    rmSync(absolutePath);
    await read(picture);
    expect(found()).toEqual([]);
  });

  test("that has become a draft takes away the node that develop has cached", async () => {
    await read();
    expect(found()).toHaveLength(1);
    writeFileSync(absolutePath, "---\ntitle: T\norder: 1\ndraft: true\n---\n\nText.\n");
    await read();
    expect(found()).toEqual([]);
  });

  test.each([
    ["of another source", { sourceInstanceName: "pictures" }],
    ["without content", { relativePath: "published-ids.txt" }],
    ["that is none", { internal: { type: "Feature" } }],
  ])("makes no nodes if it is one %s", async (_, file) => {
    await read(file);
    expect(found()).toEqual([]);
  });
});

describe("the check of all content", () => {
  const reporter = { panicOnBuild: jest.fn(), info: jest.fn() };
  const feature = "features/typing.md";
  const broken = "---\ntitle: Type\n---\n\nPress {modiferKey}.\n";
  let project: string;

  const check = () =>
    checkAllContent({
      reporter,
      store: { getState: () => ({ program: { directory: project } }) },
    } as unknown as CreatePagesArgs);

  function write(path: string, text: string): void {
    const file = join(project, "src/content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  beforeEach(() => {
    jest.clearAllMocks();
    project = mkdtempSync(join(tmpdir(), "source-content-"));
    cpSync(join(__dirname, "../../static"), join(project, "static"), { recursive: true });
    for (const [path, text] of Object.entries(sampleContent)) write(path, text);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(project, { recursive: true });
  });

  test("says nothing when there is no mistake", async () => {
    await check();
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
    expect(reporter.info).not.toHaveBeenCalled();
  });

  test.each(["second.markdown", "second.MD", "second.mdx", "second.md.txt", "second.docx"])(
    "refuses %s, which nobody would read",
    async (name) => {
      write(`features/${name}`, sampleContent[feature] ?? "");
      await check();
      const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
      expect(text).toContain(
        `src/content/features/${name}:1: The file is not part of any collection.`,
      );
      expect(text).toContain("Rename it to features/second.md.");
    },
  );

  test.each([
    ["file", "features/linked.md", "features/typing.md"],
    ["folder", "answers/linked", "answers/shortcuts"],
  ])("refuses a symbolic link to a %s, which is read on some computers only", async (_, at, to) => {
    const link = join(project, "src/content", at);
    symlinkSync(join(project, "src/content", to), link);
    await check();
    const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
    expect(text).toContain(`src/content/${at}:1: It is a symbolic link`);
  });

  test("tells all mistakes of all files at once", async () => {
    write(feature, broken);
    write("releases/1.1.0.md", "---\nversion: *a*\n---\n");
    expect(await check()).toBe(false);
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
    const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
    expect(text).toContain(`${feature}:1 (order): "order" is missing.`);
    expect(text).toContain("There is no visitor word {modiferKey}.");
    expect(text).toContain("releases/1.1.0.md:2");

    for (const path of [feature, "releases/1.1.0.md"]) write(path, sampleContent[path] ?? "");
    expect(await check()).toBe(true);
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
  });

  test("names the file that cannot be read, and not what follows from it", async () => {
    const step = "steps/getting-started/install.md";
    write("published-ids.txt", "/getting-started#setup\n");
    write(step, "---\ntitle: *a*\naliases: [setup]\n---\n\nText.\n");
    await check();
    const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
    const [, first, ...others] = text.split("\n\n");
    expect(first).toContain(`${step}:2: A value starts with "*".`);
    // The address is gone only because its file can't be read.
    expect(others).toEqual([]);
  });

  test("survives a file that goes away while it reads", async () => {
    const { readFile } = fs;
    jest.spyOn(fs, "readFile").mockImplementation((file, options) => {
      if (String(file).endsWith(feature)) rmSync(String(file), { force: true });
      return readFile(file, options);
    });
    await check();
    expect(existsSync(join(project, "src/content", feature))).toBe(false);
  });

  test("names a missing file, and not what follows from it", async () => {
    rmSync(join(project, "src/content/pages/support.md"));
    await check();
    const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
    const [, first, ...others] = text.split("\n\n");
    expect(first).toContain("pages/support.md:1: The file is missing.");
    expect(others).toEqual([]);
  });

  describe("while develop runs", () => {
    beforeEach(() => {
      jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    });

    test("leaves mistakes to the browser", async () => {
      write(feature, broken);
      expect(await check()).toBe(false);
      expect(reporter.panicOnBuild).not.toHaveBeenCalled();
      expect(await overlayText(project)).toContain(`${feature}:1 (order): "order" is missing.`);
    });

    test("writes the files of the search when there is no mistake", async () => {
      const searchIndex = join(project, "public/search/index.json");
      const finish = () =>
        finishContent({
          reporter,
          getNode: () => undefined,
          getNodesByType: () => [],
          store: { getState: () => ({ program: { directory: project } }) },
        } as unknown as CreatePagesArgs);
      write(feature, broken);
      await finish();
      expect(existsSync(searchIndex)).toBe(false);
      write(feature, sampleContent[feature] ?? "");
      await finish();
      expect(existsSync(searchIndex)).toBe(true);
    });

    test("checks what a build would: a draft may link to what is not there yet", async () => {
      const draft = (isDraft: boolean) =>
        `---\ntitle: T\norder: 9\ndraft: ${isDraft}\n---\n\n[Later](/support#later).\n`;
      write("features/later.md", draft(true));
      expect(await overlayText(project)).toBe("");
      write("features/later.md", draft(false));
      expect(await overlayText(project)).toMatch(/^src\/content\/features\/later\.md:7: /);
    });

    test("says so when the content cannot be read, and goes on", async () => {
      jest.spyOn(fs, "readFile").mockRejectedValue(new Error("EACCES: permission denied"));
      expect(await overlayText(project)).toContain("src/content cannot be checked: Error: EACCES");
    });
  });
});
