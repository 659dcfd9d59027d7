/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateNodeArgs, NodeInput } from "gatsby";
import { contentSources } from "../../src/content-source/nodes/read-content";
import { createContentNodes, nodesOf } from "../../src/content-source/nodes/source-content";
import { versionOrder } from "../../src/release-notes/release-versions";
import { sampleContent } from "../support/sample-content";

const nodeOf = (path: string, text = sampleContent[path] ?? "") => nodesOf({ path, text });

test.each([
  ["pages/index.md", { path: "/", heading: "Find a tab", lead: "Press {shortcut}." }],
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

test("a draft makes a node in develop alone", () => {
  const draft = "---\ntitle: Later\norder: 9\ndraft: true\n---\n\nText.\n";
  expect(nodeOf("features/later.md", draft)).toEqual([]);
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  expect(nodeOf("features/later.md", draft)).toHaveLength(1);
  jest.restoreAllMocks();
});

test("front matter that cannot be read makes a node all the same, for develop", () => {
  expect(nodeOf("features/typing.md", "---\ntitle: a: b\n---\n")).toMatchObject([
    { values: { slug: "typing", order: 0, title: "" } },
  ]);
});

type StoredNode = NodeInput & { parent: string | null; children: string[] };

/** Gatsby's nodes, as far as ours meet them. */
function gatsbyCache() {
  const nodes = new Map<string, StoredNode>();
  const args = {
    createNodeId: (name: string) => name,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    pathPrefix: "",
    actions: {
      createNode: (node: StoredNode) => nodes.set(node.id, node),
      createParentChildLink: ({ parent, child }: Record<"parent" | "child", StoredNode>) =>
        parent.children.push(child.id),
    },
  };
  return { args, nodes };
}

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
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  test("becomes the parent of its nodes, so that they go with it", async () => {
    const children: string[] = [];
    await read({ children });
    expect(found()).toMatchObject([
      { parent: "the file", internal: { type: "Feature" }, order: 1 },
    ]);
    expect(children).toEqual(found().map(({ id }) => id));
  });

  test("that is a picture is published and becomes one with its size, and one that is damaged or gone does not", async () => {
    const picture = { relativePath: "pictures/list.png" };
    const good = join(__dirname, "../../static/apple-touch-icon.png");
    cpSync(good, absolutePath);
    jest.spyOn(process, "cwd").mockReturnValue(folder);
    await read(picture);
    expect(found()).toMatchObject([
      { internal: { type: "Picture" }, name: "list.png", width: 180, height: 180 },
    ]);
    const [published = ""] = readdirSync(join(folder, "public/static/pictures"));
    expect(found()).toMatchObject([{ src: `/static/pictures/${published}` }]);
    gatsby.nodes.clear();
    writeFileSync(absolutePath, "no picture");
    await read(picture);
    rmSync(absolutePath);
    await read(picture);
    expect(found()).toEqual([]);
  });

  test.each([
    ["of another source", { sourceInstanceName: "pictures" }],
    ["of no collection", { relativePath: "published-ids.txt" }],
    ["that is not a file", { internal: { type: "Feature" } }],
  ])("makes no nodes if it is one %s", async (_, file) => {
    await read(file);
    expect(found()).toEqual([]);
  });
});

test("Gatsby does not read what a system has left beside a text", () => {
  const [source] = contentSources("/site") as unknown as {
    options: { ignore: ((file: string) => boolean)[] };
  }[];
  const isIgnored = (name: string) =>
    source?.options.ignore.some((matches) => matches(join("/site/src/content/features", name)));
  expect(["._typing.md", "typing.md"].map(isIgnored)).toEqual([true, false]);
});
