/** @jest-environment node */
import type { ContentTree } from "../../src/content-text/content-tree";
import { plainText } from "../../src/content-text/content-tree";
import { defaultWords } from "../../src/content-source/markdown/visitor-words";
import { bodyText, lineText, sectionTexts } from "../../src/content-source/markdown/entry-texts";
import { releaseText } from "../../src/content-source/markdown/release-text";
import { shortcutKeys, site } from "../../src/site/site";
import { treeHtml } from "../../src/content-source/markdown/tree-html";

const word = (name: string) => ["word", { name }] as const;

const shortcutTree = shortcutKeys.flatMap((key, place): ContentTree => [
  ...(place > 0 ? ["+"] : []),
  ["kbd", null, key === "modifierKey" ? word(key) : key],
]);

const lines: readonly (readonly [markdown: string, tree: ContentTree])[] = [
  ["Press {modifierKey} now", ["Press ", word("modifierKey"), " now"]],
  ["{productName} by {contactAddress}", [`${site.name} by ${site.contactAddress}`]],
  ["{shortcut}", [["span", { className: "together" }, ...shortcutTree]]],
  [
    "<kbd>Enter</kbd> or <kbd>{modifierKey}</kbd>",
    [["kbd", null, "Enter"], " or ", ["kbd", null, word("modifierKey")]],
  ],
  [
    "<kbd>↓</kbd>&nbsp;<kbd>↑</kbd> move",
    [
      ["span", { className: "together" }, ["kbd", null, "↓"], "\u00a0", ["kbd", null, "↑"]],
      " move",
    ],
  ],
  [
    "Press <kbd>Enter</kbd>, or `{shortcutsAddress}`.",
    [
      "Press ",
      ["span", { className: "together" }, ["kbd", null, "Enter"], ","],
      " or ",
      ["span", { className: "together" }, ["copy", null, word("shortcutsAddress")], "."],
    ],
  ],
  [
    "**Press {shortcut}.**",
    [
      [
        "strong",
        null,
        "Press ",
        [
          "span",
          { className: "together" },
          ...shortcutTree.slice(0, -1),
          ["span", { className: "together" }, shortcutTree.at(-1) ?? "", "."],
        ],
      ],
    ],
  ],
  ["`{shortcutsAddress}`", [["copy", null, word("shortcutsAddress")]]],
  ["[mail](mailto:{contactAddress})", [["a", { href: `mailto:${site.contactAddress}` }, "mail"]]],
  ["\\{modifierKey\\} and `\\{shortcut\\}`", ["{modifierKey} and ", ["code", null, "{shortcut}"]]],
  ["\\\\{modifierKey}", ["\\", word("modifierKey")]],
  ["{ not a word } {} {1}", ["{ not a word } {} {1}"]],
];

test.each(lines)("%s becomes a line", (markdown, tree) => {
  expect(lineText(markdown)).toEqual(tree);
});

test("a table whose first row is empty has no names of columns", () => {
  expect(bodyText("| | |\n| - | - |\n| a | b |")).toEqual([
    ["table", null, ["tbody", null, ["tr", null, ["td", {}, "a"], ["td", {}, "b"]]]],
  ]);
});

test("comments are left out, wherever they are", () => {
  expect(bodyText("<!-- a -->\n\nText\n\n- b\n\n  <!-- c\n\n  d -->")).toEqual([
    ["p", null, "Text"],
    ["ul", null, ["li", null, "b"]],
  ]);
  expect(sectionTexts("<!-- a -->\n\n## Title\n")).toMatchObject([{ id: "title", body: [] }]);
});

test("HTML leaves nothing behind in a tree", () => {
  expect(
    treeHtml(bodyText('<script>alert(1)</script>\n\n<img src=x onerror="alert(1)"> text')),
  ).toBe("<p> text</p>");
});

test("a section is named by its own id, or else by its words", () => {
  expect(
    sectionTexts("## Who’s *there*? {#who}\n\nA\n\n## Café & Crème\n\nB\n\n### Deeper\n"),
  ).toEqual([
    { id: "who", title: ["Who’s ", ["em", null, "there"], "?"], body: [["p", null, "A"]] },
    {
      id: "cafe-creme",
      title: ["Café & Crème"],
      body: [
        ["p", null, "B"],
        ["h3", { id: "deeper" }, "Deeper"],
      ],
    },
  ]);
});

test("changes are in the order of their kinds, whatever the order of the file", () => {
  expect(releaseText("Summary.\n\n## Fixed\n\n- f\n\n## Added\n\n- a\n- b\n\n  more\n")).toEqual({
    summary: [["p", null, "Summary."]],
    changes: [
      { kind: "Added", items: [["a"], ["b", ["p", null, "more"]]] },
      { kind: "Fixed", items: [["f"]] },
    ],
  });
});

const text = bodyText(
  "Press {modifierKey} & [*go*](/support).\n\n- a\n- b\n  - c\n\n| H | i |\n| - | - |\n| j | k |",
);

test("plain text is one line, with names of words or with the words", () => {
  expect(plainText(text)).toBe("Press {modifierKey} & go. a b c j · k.");
  expect(plainText(text, defaultWords)).toBe("Press Ctrl & go. a b c j · k.");
});

test("in plain text a paragraph that is an address ends like a sentence", () => {
  expect(
    plainText([
      ["p", null, "Open:"],
      ["p", null, ["copy", null, "a://b"]],
      ["p", null, "Or."],
    ]),
  ).toBe("Open: a://b. Or.");
});
