/** @jest-environment node */
import type { NodeInput } from "gatsby";
import { contentNodes } from "../../src/content-source/nodes/content-nodes";
import { contentChecker } from "../../src/content-source/check/content-mistakes";
import { sampleContent } from "../support/sample-content";

type MadeNode = NodeInput & Readonly<Record<string, unknown>>;

/** Gatsby, as far as nodes go, and the content that it is told of. */
function setUp() {
  const nodes = new Map<string, MadeNode>();
  let made: string[] = [];
  const check = contentChecker();
  const makeNodes = contentNodes({
    createNodeId: (name: string) => name,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    actions: {
      createNode: (node: MadeNode) => {
        made.push(node.id);
        nodes.set(node.id, node);
      },
      deleteNode: ({ id }: NodeInput) => nodes.delete(id),
    },
  } as unknown as Parameters<typeof contentNodes>[0]);
  const read = async (content: Readonly<Record<string, string>>) => {
    made = [];
    const files = Object.entries(content).map(([path, text]) => ({ path, text }));
    const rest = { published: [], served: new Set<string>(), today: "2026-11-20" };
    await makeNodes(check({ files, ...rest }).entries);
    return made;
  };
  return { nodes, read };
}

async function nodesOf(path: string, source = sampleContent[path] ?? "") {
  const { nodes, read } = setUp();
  await read({ [path]: source });
  return [...nodes.values()];
}

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
  ["releases/1.1.0.md", { version: "1.1.0", slug: "v1-1-0", date: "2026-02-10", order: 1_001_000 }],
  [
    "privacy-policy.md",
    { effectiveDate: "2026-03-10", changes: [{ date: "2026-03-10", text: "First version." }] },
  ],
])("%s becomes a node", async (path, fields) => {
  const [node, ...others] = await nodesOf(path);
  expect(node).toMatchObject({ ...fields, children: [] });
  expect(others).toEqual([]);
});

test("the support page also makes the groups of answers", async () => {
  expect(await nodesOf("pages/support.md")).toMatchObject([
    { path: "/support" },
    { slug: "shortcuts", title: "Shortcuts", order: 1 },
  ]);
});

test("a file of no collection makes no node", async () => {
  expect(await nodesOf("notes.md", "---\ntitle: T\norder: 1\n---\n")).toEqual([]);
});

test("front matter that cannot be read makes a node all the same, for develop", async () => {
  expect(await nodesOf("features/typing.md", "---\ntitle: a: b\n---\n")).toMatchObject([
    { slug: "typing", order: 0, title: "" },
  ]);
});

describe("read again", () => {
  const changed = { "features/typing.md": "---\ntitle: Type\norder: 1\n---\n\nAnother text.\n" };

  test("only what has changed is made anew, with another digest", async () => {
    const { nodes, read } = setUp();
    await read(sampleContent);
    const before = nodes.get("Feature features/typing.md")?.internal.contentDigest;
    expect(await read(sampleContent)).toEqual([]);
    expect(await read({ ...sampleContent, ...changed })).toEqual(["Feature features/typing.md"]);
    expect(nodes.get("Feature features/typing.md")?.internal.contentDigest).not.toBe(before);
  });

  test("what is gone is taken back, a group too", async () => {
    const { nodes, read } = setUp();
    await read(sampleContent);
    const { "releases/1.0.0.md": gone, ...rest } = sampleContent;
    expect(gone).toBeDefined();
    await read({ ...rest, "pages/support.md": "---\ntitle: Support\n---\n" });
    expect([...nodes.keys()]).not.toContain("Release releases/1.0.0.md");
    expect([...nodes.keys()]).not.toContain("SupportGroup shortcuts");
    expect([...nodes.keys()]).toContain("PageText pages/support.md");
  });
});
