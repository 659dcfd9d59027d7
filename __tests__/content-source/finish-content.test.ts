/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { finishContent } from "../../src/content-source/files/finish-content";
import { sampleContent } from "../support/sample-content";

describe("the check of all content", () => {
  const reporter = { panicOnBuild: jest.fn(), warn: jest.fn(), info: jest.fn() };
  const feature = "features/typing.md";
  const broken = "---\ntitle: Type\n---\n\nPress {modiferKey}.\n";
  let project: string;

  const check = () =>
    finishContent({ reporter, getNodesByType: () => [] } as unknown as CreatePagesArgs);

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
    jest.spyOn(process, "cwd").mockReturnValue(project);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(project, { recursive: true });
  });

  test("tells all mistakes of all files at once", async () => {
    write(feature, broken);
    write("releases/1.1.0.md", "---\nversion: *a*\n---\n");
    await check();
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
    const [text] = reporter.panicOnBuild.mock.calls[0] as [string];
    expect(text).toContain(`${feature}:1  "order" is missing.`);
    expect(text).toContain("There is no word {modiferKey}.");
    expect(text).toContain("releases/1.1.0.md:2");

    for (const path of [feature, "releases/1.1.0.md"]) write(path, sampleContent[path] ?? "");
    await check();
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
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

  describe("while develop runs", () => {
    beforeEach(() => {
      jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    });

    test("writes the files of the search when there is no mistake", async () => {
      const searchIndex = join(project, "public/search/index.json");
      write(feature, broken);
      await check();
      expect(existsSync(searchIndex)).toBe(false);
      write(feature, sampleContent[feature] ?? "");
      await check();
      expect(existsSync(searchIndex)).toBe(true);
    });

    test("checks what a build would, and shows what that leaves out", async () => {
      const draft = (isDraft: boolean) =>
        `---\ntitle: T\norder: 9\ndraft: ${isDraft}\n---\n\n[Later](/support#later).\n`;
      write("features/later.md", draft(true));
      await check();
      expect(reporter.panicOnBuild).not.toHaveBeenCalled();
      expect(reporter.info).not.toHaveBeenCalled();
      write("features/later.md", draft(false));
      await check();
      expect(reporter.panicOnBuild).toHaveBeenCalledWith(
        expect.stringContaining("src/content/features/later.md:7  "),
      );
    });
  });
});
