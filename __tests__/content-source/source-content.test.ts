/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CreateNodeArgs, CreatePagesArgs, NodeInput } from "gatsby";
import { overlayText } from "../../src/content-source/nodes/show-mistakes";
import {
  checkAllContent,
  createContentNodes,
  finishContent,
  nodesOf,
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

describe("a file that Gatsby has read", () => {
  const nodes: NodeInput[] = [];
  const links: string[] = [];
  const deleted: string[] = [];
  const read = (file: Readonly<Record<string, unknown>>) =>
    createContentNodes({
      node: { id: "the file", internal: { type: "File" }, ...file },
      createNodeId: (name: string) => name,
      createContentDigest: (input: unknown) => JSON.stringify(input),
      loadNodeContent: async () => file.text ?? sampleContent["features/typing.md"],
      getNode: (id: string) => ({ id }),
      actions: {
        deleteNode: ({ id }: { id: string }) => deleted.push(id),
        createNode: (node: NodeInput) => nodes.push(node),
        createParentChildLink: ({ parent, child }: Record<"parent" | "child", { id: string }>) =>
          links.push(`${parent.id} → ${child.id}`),
      },
    } as unknown as CreateNodeArgs);

  beforeEach(() => {
    nodes.splice(0);
    deleted.splice(0);
  });

  test("becomes the parent of its nodes, so that they go with it", async () => {
    await read({ sourceInstanceName: "content", relativePath: "features/typing.md" });
    expect(nodes).toMatchObject([{ parent: "the file", internal: { type: "Feature" }, order: 1 }]);
    expect(links).toEqual(["the file → Feature features/typing.md"]);
  });

  test("that is a picture becomes one with its size, and one that is damaged or gone does not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "source-content-"));
    const picture = { sourceInstanceName: "content", relativePath: "pictures/list.png" };
    const absolutePath = join(folder, "list.png");
    cpSync(join(__dirname, "../../static/icon-192.png"), absolutePath);
    await read({ ...picture, absolutePath });
    expect(nodes).toMatchObject([
      {
        parent: "the file",
        internal: { type: "Picture" },
        name: "list.png",
        width: 192,
        height: 192,
      },
    ]);
    writeFileSync(absolutePath, "no picture");
    await read({ ...picture, absolutePath });
    expect(nodes).toHaveLength(1);
    rmSync(absolutePath);
    await read({ ...picture, absolutePath });
    expect(nodes).toHaveLength(1);
    expect(deleted).toEqual(["Picture pictures/list.png", "Picture pictures/list.png"]);
    rmSync(folder, { recursive: true });
  });

  test("that has become a draft takes away the node that develop has cached", async () => {
    const text = "---\ntitle: T\norder: 1\ndraft: true\n---\n\nText.\n";
    await read({ sourceInstanceName: "content", relativePath: "features/typing.md", text });
    expect(nodes).toEqual([]);
    expect(deleted).toEqual(["Feature features/typing.md"]);
  });

  test.each([
    ["of another source", { sourceInstanceName: "pictures", relativePath: "features/typing.md" }],
    ["without content", { sourceInstanceName: "content", relativePath: "published-ids.txt" }],
    ["that is none", { internal: { type: "Feature" } }],
  ])("makes no nodes if it is one %s", async (_, file) => {
    await read(file);
    expect(nodes).toEqual([]);
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

  test("names the file that cannot be read before what follows from it", async () => {
    const step = "steps/getting-started/install.md";
    write("published-ids.txt", "/getting-started#setup\n");
    write(step, "---\ntitle: *a*\naliases: [setup]\n---\n");
    await check();
    const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
    const [, first, ...others] = text.split("\n\n");
    expect(first).toContain(`${step}:2: A value starts with "*".`);
    expect(others.join()).toContain("The published address /getting-started#setup is gone.");
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

  test("names a missing file before what follows from it", async () => {
    rmSync(join(project, "src/content/pages/support.md"));
    await check();
    const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
    const [, first, ...others] = text.split("\n\n");
    expect(first).toContain("pages/support.md:1: The file is missing.");
    expect(others.join()).toContain("answers/shortcuts/nothing-happens.md");
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
