/** @jest-environment node */
import { bodyText } from "../../src/content-source/markdown/entry-texts";
import { releaseText } from "../../src/content-source/markdown/release-text";
import { treeHtml } from "../../src/content-source/markdown/tree-html";
import { site } from "../../src/site/site";
import { sampleReport } from "../support/sample-content";

type Row = readonly [text: string, html: string];

/** English and Markdown as people write them, and what the page shows. */
const texts: readonly Row[] = [
  // Sentences.
  ["Find the tab with your todo list.", "<p>Find the tab with your todo list.</p>"],
  ["Prices: 5 * 3 and 2*3 = 6.", "<p>Prices: 5 * 3 and 2*3 = 6.</p>"],
  ["It takes ~ten to ~twenty ms.", "<p>It takes ~ten to ~twenty ms.</p>"],
  ["In Slack, you type :memo: or :+1:.", "<p>In Slack, you type :memo: or :+1:.</p>"],
  ["7.Zip is a program.", "<p>7.Zip is a program.</p>"],
  ["-x and --all are options.", "<p>-x and --all are options.</p>"],
  ["Call snake_case or half_under_scored.", "<p>Call snake_case or half_under_scored.</p>"],
  ["See C:\\path\\list.txt, or ~/.list.", "<p>See C:\\path\\list.txt, or ~/.list.</p>"],
  ["A \\ alone, \\* and \\_.", "<p>A \\ alone, * and _.</p>"],
  ["R&D, AT&T &amp; &copy; &hearts;", "<p>R&#38;D, AT&#38;T &#38; © ♥</p>"],
  ["I <3 tabs: a < b, b > c, 1<2.", "<p>I &#60;3 tabs: a &#60; b, b &#62; c, 1&#60;2.</p>"],
  ["Ask @name about #123 or issue #4.", "<p>Ask @name about #123 or issue #4.</p>"],
  ["#123 was slow.", "<p>#123 was slow.</p>"],
  ["Well… e.g. 5’10, 50% off, $5 — or €5.", "<p>Well… e.g. 5’10, 50% off, $5 — or €5.</p>"],
  ["A list[0], f(x)[1] and (see [2]).", "<p>A list[0], f(x)[1] and (see [2]).</p>"],
  ["[x] marks the spot.", "<p>[x] marks the spot.</p>"],
  ["As noted[^1], H~2~O is wet.", "<p>As noted[^1], H~2~O is wet.</p>"],
  ["It matches *.js and *.ts.", "<p>It matches *.js and *.ts.</p>"],
  ["It needs <all_urls>.", "<p>It needs &#60;all_urls&#62;.</p>"],
  ["1986\\. A good year.", "<p>1986. A good year.</p>"],
  ["Term\n: Its meaning", "<p>Term : Its meaning</p>"],
  ["Go to chrome://extensions first.", "<p>Go to chrome://extensions first.</p>"],
  ["👍 Ünïcödé 日本語 עברית", "<p>👍 Ünïcödé 日本語 עברית</p>"],
  ["Braces are \\{shown\\} so.", "<p>Braces are {shown} so.</p>"],
  ["It says a | b | c.", "<p>It says a | b | c.</p>"],
  // Headings: the page has one outline, so they become bold lines.
  ["### Why?\n\nSo.", "<p><strong>Why?</strong></p><p>So.</p>"],
  ["Why\n---\n- # So", "<p><strong>Why</strong></p><ul><li><strong>So</strong></li></ul>"],
  // Emphasis and breaks.
  [
    "*a* _b_ **c** __d__ ***e*** ~~f~~ a*b*c",
    "<p><em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong> <em><strong>e</strong></em> <del>f</del> a<em>b</em>c</p>",
  ],
  ["**Q:** Why?  \n**A:** So.", "<p><strong>Q:</strong> Why?<br><strong>A:</strong> So.</p>"],
  ["One\\\ntwo\nthree", "<p>One<br>two three</p>"],
  ["One\n\n---\n\n***", "<p>One</p><hr><hr>"],
  // Links.
  [
    "[See](https://example.org/?q=50%22) <https://example.org/a%22>.",
    '<p><a href="https://example.org/?q=50%22">See</a> <a href="https://example.org/a%22">https://example.org/a%22</a>.</p>',
  ],
  [
    "[a](https://example.org/?q=a|b) https://example.org/?q=a|b",
    '<p><a href="https://example.org/?q=a|b">a</a> <a href="https://example.org/?q=a|b">https://example.org/?q=a|b</a></p>',
  ],
  [
    "Mail me@example.org, or see www.example.org.",
    '<p>Mail <a href="mailto:me@example.org">me@example.org</a>, or see <a href="http://www.example.org">www.example.org</a>.</p>',
  ],
  [
    "[`code` and **bold**](https://example.org/a_(b))",
    '<p><a href="https://example.org/a_(b)"><code>code</code> and <strong>bold</strong></a></p>',
  ],
  // Code.
  [
    "`a < b`, `` ` `` and `<b>`",
    "<p><code>a &#60; b</code>, <code>`</code> and <code>&#60;b&#62;</code></p>",
  ],
  ['```json\n{"a": [1]}\n```', "<pre><code>{&#34;a&#34;: [1]}</code></pre>"],
  ["    indented {code}\n    in two", "<pre><code>indented {code}\nin two</code></pre>"],
  // Lists.
  [
    "- You can group tabs\n  - Off unless you turn it on",
    "<ul><li>You can group tabs<ul><li>Off unless you turn it on</li></ul></li></ul>",
  ],
  ["3) a\n4) b", '<ol start="3"><li>a</li><li>b</li></ol>'],
  ["- a\n\n- b\n  c", "<ul><li><p>a</p></li><li><p>b c</p></li></ul>"],
  ["- a\n\n  b\n\n  ```\n  c\n  ```", "<ul><li>a<p>b</p><pre><code>c</code></pre></li></ul>"],
  // Quotations and tables.
  [
    "> a\n> b\n>\n> > - c",
    "<blockquote><p>a b</p><blockquote><ul><li>c</li></ul></blockquote></blockquote>",
  ],
  ["> **Note**\n> a", "<blockquote><p><strong>Note</strong> a</p></blockquote>"],
  [
    "a | b\n--|:-:\n`x \\| y` | [c](/support)\nd |",
    `<table><thead><tr><th scope="col">a</th><th scope="col" align="center">b</th></tr></thead><tbody><tr><td><code>x | y</code></td><td align="center"><a href="${site.defaultUrl}/support">c</a></td></tr><tr><td>d</td></tr></tbody></table>`,
  ],
];

/** What a release says: its opening, then its changes by kind. */
const releases: readonly Row[] = [
  ["- No kinds.\n- Just a list.", "<ul><li>No kinds.</li><li>Just a list.</li></ul>"],
  ["### Added\n- a\n\n### Fixed\n\n1. b\n2. c", "Added<li>aFixed<li>b<li>c"],
  ["## Fixed\n- a\n* b\n\n---\n", "Fixed<li>a<li>b"],
  ["## ✨ Added:\n\n## changed\n- a\n\n## Changed\n- b", "Changed<li>a<li>b"],
  [
    "## Added\n\nSome words.\n\n- a\n\n### In the list\n\n- b\n\n```\nc\n```",
    "Added<li>Some words.<li>a<li><strong>In the list</strong><li>b<li><pre><code>c</code></pre>",
  ],
  ["# 1.2.0\n\n## Fixed\n- a", "<p><strong>1.2.0</strong></p>Fixed<li>a"],
  ["First release :tada:", "<p>First release :tada:</p>"],
  [
    "**Full list**: https://example.org/compare/v1...v2\n\n## Fixed\n* Slow start ([#12](https://example.org/12)) by @name\n* `tabs.query` (#13, thanks @other)",
    '<p><strong>Full list</strong>: <a href="https://example.org/compare/v1...v2">https://example.org/compare/v1...v2</a></p>Fixed<li>Slow start (<a href="https://example.org/12">#12</a>) by @name<li><code>tabs.query</code> (#13, thanks @other)',
  ],
  [
    "## Changed\n- Search:\n  - Letters in any order\n\n  See [support](/support).\n\n## Added\n\n- Ctrl+[key] works\n\n- v1.2 → v1.3\n",
    `Added<li>Ctrl+[key] works<li>v1.2 → v1.3Changed<li>Search:<ul><li>Letters in any order</li></ul><p>See <a href="${site.defaultUrl}/support">support</a>.</p>`,
  ],
  [
    "Removed\n-------\n- The `activeTab` permission",
    "Removed<li>The <code>activeTab</code> permission",
  ],
  ["## **Security**\n\n- CVE-2026-1234\n\n<!-- For the store. -->", "Security<li>CVE-2026-1234"],
];

function releaseHtml(text: string): string {
  const { summary, changes } = releaseText(text);
  const items = changes.map(
    ({ kind, items }) => kind + items.map((item) => `<li>${treeHtml(item)}`).join(""),
  );
  return treeHtml(summary) + items.join("");
}

const answer = (text: string, at: number): [string, string] => [
  `answers/shortcuts/text-${at}.md`,
  `---\nquestion: Question ${at}\norder: ${at + 2}\n---\n\n${text}\n`,
];
const release = (text: string, at: number): [string, string] => [
  `releases/1.${at + 2}.0.md`,
  `---\nversion: 1.${at + 2}.0\ndate: 2026-03-10\n---\n\n${text}\n`,
];

test("ordinary texts and releases stop no build", () => {
  const files = [
    ...texts.map(([text], at) => answer(text, at)),
    ...releases.map(([text], at) => release(text, at)),
  ];
  const { mistakes } = sampleReport(Object.fromEntries(files));
  expect(mistakes).toEqual([]);
});

/** Spaces, signs and lists as writers of several languages have them. */
const prose = [
  "Press <kbd>Ctrl</kbd>\u00A0+\u00A0<kbd>C</kbd> – or <kbd>⌘</kbd>\u202F<kbd>C</kbd>.",
  "It costs nothing\u200A—\u200Anot even $$, £ or €.",
  "Basic**: €5 or $5*. Pro **: 9 €, from 10:30:15 to 11:00 [1][2].\n\n\\* a month \\*\\* with tax",
  "It is 100%, `%%` and `a == b`; or `==`.\n\n```\n##x\n%%\n[[a]]\n• b\n:c:\n```",
  "At 10:30, tabs::recent() gave a ratio of 3::1.",
  "To do:\n\n 9. Open the list.\n10. Type.\n\nThat is all.",
  "1. Open it:\n   - on Windows\n   - on macOS\n\n   It opens at once.\n2. Type.",
  "- One thing\n  in two lines\n- Another\n\n> “It works.”\n> — a reader",
  "````md\n```js\ntabs();\n```\n````\n\n~~~\n```\n~~~",
  "„Tabs“ heißt auf Deutsch „Registerkarten“; gemeint ist z.\u202FB. 1.\u00A0Mai bis\n5.\u00A0November 2026.",
  "Rund 30\u00A0% schneller – bei 1\u202F000 Tabs.\n\n- Strg\u202F+\u202FC\n- §\u00A05",
  "Quatre réponses\u00A0: «\u00A0Oui\u00A0», «\u00A0Non\u00A0»… À 10\u00A0h\u00A030\u00A0!\n\n– Et après\u202F?",
  "می‌خواهم ۵ برگه‌ را باز کنم؛ GTK+\u200E است.\n\nक्\u200Dष, शक्‌ति और 👩\u200D👩\u200D👧 ✔️",
  "\u3000\u3000按 <kbd>Enter</kbd> 键，切换到该标签页。\n\n1. 打开列表\u3000（任意窗口）。\n2. 输入“评论”。",
  "价格：免费。　无需账号（见[支持](/support)）。",
];

test("ordinary texts of several languages have no message", () => {
  const { mistakes, warnings } = sampleReport(Object.fromEntries(prose.map(answer)));
  expect([...mistakes, ...warnings]).toEqual([]);
});

test.each(texts)("%j is shown as it is meant", (text, html) => {
  expect(treeHtml(bodyText(text))).toBe(html);
});

test.each(releases)("the release %j is shown as it is meant", (text, html) => {
  expect(releaseHtml(text)).toBe(html);
});
