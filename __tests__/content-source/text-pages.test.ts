/** @jest-environment node */
import type { CreatePagesArgs, NodePluginArgs, Page } from "gatsby";
import { resolve } from "node:path";
import { searchIndex } from "../../src/content-source/files/search-entries";
import { createTextPages, menusOfTexts } from "../../src/content-source/nodes/text-pages";
import { mistakesIn, sampleReport } from "../support/sample-content";
import { sampleNodes } from "../support/sample-nodes";

const file = "pages/imprint.md";

function page(lines = "", body = "\nText.\n"): string {
  return `---\ntitle: Imprint\ndescription: Who we are.\nheading: About us\n${lines}---\n${body}`;
}

const everything = page(
  "lead: Press {shortcut}.\nmenu: footer\norder: 2\nlanguage: pt-BR\naliases: [old/imprint]\nwords: [owner]\nsectionWords:\n  hours: [open]\n",
  "\nFirst.\n\n## Hours {#hours #times}\n\nFrom nine.\n",
);

describe("a page that is a text", () => {
  test.each([
    ["with no more than it needs", { [file]: page() }],
    ["with all that it may have", { [file]: everything }],
    ["that another text links to", { [file]: page(), "pages/a.md": page("", "\n[A](/imprint)\n") }],
    [
      "with the title of another",
      { [file]: page("menu: footer\n"), "pages/a.md": page("menu: footer\n") },
    ],
    ["in a folder", { "pages/legal/imprint.md": page(), "pages/legal/index.md": page() }],
  ])("%s has no mistake", (_, files) => {
    expect(mistakesIn(files)).toEqual([]);
  });

  test.each([
    [
      "a missing value",
      { [file]: page().replace(/description.*\n/, "") },
      `${file}:1`,
      '"description" is missing.',
    ],
    ["an unknown menu", { [file]: page("menu: foter\n") }, `${file}:5`, "Did you mean footer?"],
    ["no code of a language", { [file]: page("language: German\n") }, `${file}:5`, "such as de"],
    ["the name of the not-found page", { "pages/404.md": page() }, "pages/404.md:1", "the code"],
    [
      "the address of a page of code",
      { "pages/support/index.md": page() },
      "pages/support/index.md:1",
      "/support is already used in the code",
    ],
    [
      "the address of another text",
      { "pages/legal.md": page(), "pages/legal/index.md": page() },
      "pages/legal/index.md:1",
      "/legal is already used in src/content/pages/legal.md:1",
    ],
    [
      "the former address of another text",
      { [file]: page("aliases: [old]\n"), "pages/old.md": page() },
      "pages/old.md:1",
      `/old is already used in src/content/${file}:1`,
    ],
    [
      "a link to a place that it does not have",
      { [file]: page("", "\n[A](/imprint#hour)\n\n## A {#hours}\n\nText.\n") },
      `${file}:7`,
      "Did you mean hours?",
    ],
  ])("%s is a mistake that says what to do", (_, files, place, message) => {
    const mistakes = mistakesIn(files).map(({ file, line, message }) => [
      `${file}:${line}`,
      message,
    ]);
    expect(mistakes).toContainEqual([place, expect.stringContaining(message)]);
  });

  test("its published addresses need it, or a page that has them as its aliases", () => {
    const { addresses } = sampleReport({ [file]: everything });
    const published = addresses.flatMap(({ route, id, isAlias }) =>
      route === "/imprint" && !isAlias ? [id === "" ? route : `${route}#${id}`] : [],
    );
    expect(published).toEqual(["/imprint", "/imprint#hours"]);
    expect(mistakesIn({}, published)).toHaveLength(2);
    const other = everything.replace("old/imprint", "imprint");
    expect(mistakesIn({ "pages/legal.md": other }, published)).toEqual([]);
    const linked = { "pages/legal.md": page("", "\n[Hours](/imprint#hours)\n") };
    expect(mistakesIn(linked)).toMatchObject([{ file: "pages/legal.md", line: 7 }]);
  });

  test("the search finds it, and its sections", () => {
    const entries = searchIndex(sampleNodes({ [file]: everything }), []);
    expect(entries).toEqual([
      {
        url: "/imprint#hours",
        title: "Hours",
        group: "Page",
        text: "From nine.",
        keywords: "open",
      },
      {
        url: "/imprint",
        title: "Imprint",
        group: "Page",
        text: expect.stringMatching(/^Press .*\. First\.$/) as string,
        keywords: "About us\nowner",
      },
    ]);
  });
});

describe("the pages that Gatsby makes", () => {
  const made = (files: Record<string, string>, before: readonly object[] = []) => {
    const createPage = jest.fn<void, [Page<{ text?: { path: string } }>]>();
    const nodes = sampleNodes(files);
    const getNodesByType = (type: string) =>
      type === "SitePage" ? before : nodes.getNodesByType(type);
    createTextPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
    return createPage.mock.calls.map(([{ path, context }]) => [path, context?.text?.path]);
  };

  test("are at the address of the text and at its former ones", () => {
    expect(made({ [file]: everything })).toEqual([
      ["/imprint", "/imprint"],
      ["/old/imprint", "/imprint"],
    ]);
  });

  test("and the pages of code have the build id and the menus in their data", () => {
    const createPage = jest.fn<void, [Page]>();
    const code = { path: "/", component: resolve("src/pages/index.tsx"), context: {} };
    const nodes = sampleNodes({ [file]: everything });
    const getNodesByType = (type: string) =>
      type === "SitePage" ? [code] : nodes.getNodesByType(type);
    jest.replaceProperty(process, "env", { ...process.env, BUILD_ID: "abc" });
    createTextPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
    const menus = { header: [], footer: [{ to: "/imprint", label: "Imprint" }] };
    for (const [{ context }] of createPage.mock.calls)
      expect(context).toMatchObject({ buildId: "abc", menus });
    expect(createPage).toHaveBeenCalledTimes(3);
  });

  test("leave the pages of code as they are, but for those whose file is gone", () => {
    const code = (path: string, name: string) => ({
      ...{ path, component: resolve("src/pages", name), context: {} },
    });
    const before = [code("/imprint", "index.tsx"), code("/gone", "gone.tsx")];
    expect(made({ [file]: page(), "pages/terms.md": page() }, before)).toEqual([
      ["/imprint", undefined],
      ["/terms", "/terms"],
    ]);
  });
});

test("the menus have the links to texts in their order, and are missing without any", () => {
  const menusOf = (files: Record<string, string>) =>
    menusOfTexts(sampleNodes(files) as unknown as NodePluginArgs);
  const last = page("menu: footer\norder: 9\n").replace("Imprint", "The {productName} *terms*");
  const same = everything.replace("old/imprint", "old/b");
  const menus = menusOf({ "pages/a.md": last, "pages/b.md": same, [file]: everything });
  expect(menus?.header).toEqual([]);
  expect(menus?.footer.map(({ to }) => to)).toEqual(["/b", "/imprint", "/a"]);
  expect(menus?.footer[2]?.label).toMatch(/^The [^{}*]+ terms$/);
  expect(menusOf({ [file]: page() })).toBeUndefined();
});
