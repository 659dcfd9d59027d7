/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby";
import { createContentNode, sourceName } from "../../src/content/content-nodes";
import { sampleContent } from "../support/sample-content";

/** Hands a file's Markdown node to the step and gives back the nodes it makes. */
async function nodesFrom(path: string, source: string, instance = sourceName) {
  const made: Record<string, unknown>[] = [];
  const linked: unknown[] = [];
  const file = { id: "file", relativePath: path, sourceInstanceName: instance };
  await createContentNode({
    node: {
      id: "markdown",
      parent: "file",
      internal: { type: "MarkdownRemark", contentDigest: "d" },
    },
    getNode: () => file,
    loadNodeContent: () => Promise.resolve(source),
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    actions: {
      createNode: (node: Record<string, unknown>) => made.push(node),
      createParentChildLink: (link: unknown) => linked.push(link),
    },
  } as unknown as CreateNodeArgs);
  expect(linked).toHaveLength(made.length);
  return made;
}

test.each([
  ["pages/index.md", { path: "/", title: null, heading: "Find a tab", lead: "Press {shortcut}." }],
  ["pages/getting-started.md", { path: "/getting-started", title: "Getting started" }],
  ["features/typing.md", { slug: "typing", order: 1, title: "Type" }],
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
  const [node, ...others] = await nodesFrom(path, sampleContent[path] ?? "");
  expect(node).toMatchObject({ ...fields, parent: "markdown", children: [] });
  expect(others).toEqual([]);
});

test("the support page also makes the groups of answers", async () => {
  const nodes = await nodesFrom("pages/support.md", sampleContent["pages/support.md"] ?? "");
  expect(nodes).toMatchObject([
    { path: "/support" },
    { slug: "shortcuts", title: "Shortcuts", order: 1 },
  ]);
});

test("a change of the text alone changes the node's digest", async () => {
  const [first] = await nodesFrom("features/typing.md", sampleContent["features/typing.md"] ?? "");
  const [second] = await nodesFrom(
    "features/typing.md",
    "---\ntitle: Typing\norder: 1\n---\n\nText.\n",
  );
  expect(first?.internal).not.toEqual(second?.internal);
});

test.each([
  ["another source", "features/typing.md", "images"],
  ["no collection", "notes.md", sourceName],
])("a file of %s makes no node", async (_why, path, instance) => {
  expect(await nodesFrom(path, "---\ntitle: T\norder: 1\n---\n", instance)).toEqual([]);
});

test("front matter that cannot be read makes a node all the same, for develop", async () => {
  expect(await nodesFrom("features/typing.md", "---\ntitle: a: b\n---\n")).toMatchObject([
    { slug: "typing", order: 0, title: "" },
  ]);
});
