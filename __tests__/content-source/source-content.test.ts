/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { CreateNodeArgs, NodeInput, SourceNodesArgs } from "gatsby";
import {
  createContentNodes,
  nodesOf,
  sourceNodes,
} from "../../src/content-source/nodes/source-content";
import { versionOrder } from "../../src/release-notes/release-data";
import { sampleContent } from "../support/sample-content";

const nodeOf = (path: string, text = sampleContent[path] ?? "") => nodesOf({ path, text });

test.each([
  ["pages/index.md", { path: "/", heading: "Find a tab", lead: "Press {shortcut}." }],
  ["steps/getting-started/install.md", { slug: "install", order: 1, help: ["nothing-happens"] }],
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
    { version: "1.1.0", slug: "v1-1-0", date: "2026-02-10", order: versionOrder("1.1.0") },
  ],
  [
    "privacy-policy.md",
    { effective: "2026-03-10", changes: [{ date: "2026-03-10", text: "First version." }] },
  ],
])("%s becomes a node", (path, fields) => {
  const [node, ...others] = nodeOf(path);
  expect(node?.values).toMatchObject(fields);
  expect(others).toEqual([]);
});

test("the policy's text can name its date", () => {
  const policy = sampleContent["privacy-policy.md"]?.replace("Text.", "From {effectiveDate}.");
  expect(nodeOf("privacy-policy.md", policy)[0]?.values.markdown).toContain("From 10 March 2026.");
});

test("the support page also makes the groups of answers", () => {
  expect(nodeOf("pages/support.md")).toMatchObject([
    { values: { path: "/support" } },
    { type: "SupportGroup", values: { slug: "shortcuts", title: "Shortcuts", order: 1 } },
  ]);
});

test("front matter that cannot be read makes a node all the same, for develop", () => {
  expect(nodeOf("features/typing.md", "---\ntitle: a: b\n---\n")).toMatchObject([
    { values: { slug: "typing", order: 0, title: "" } },
  ]);
});

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
    ["a waiting release is deleted", () => rmSync(at(waiting))],
    ["a picture is deleted", () => rmSync(at("pictures/list.png"))],
    [
      "the project is moved",
      () => {
        renameSync(project, join(root, "moved"));
        project = join(root, "moved");
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
    writeFileSync(absolutePath, "no picture");
    await read(picture);
    expect(found()).toEqual([]);
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
    ["that another system has left beside a text", { relativePath: "features/._typing.md" }],
    ["of no collection", { relativePath: "published-ids.txt" }],
    ["that is not a file", { internal: { type: "Feature" } }],
  ])("makes no nodes if it is one %s", async (_, file) => {
    await read(file);
    expect(found()).toEqual([]);
  });
});
