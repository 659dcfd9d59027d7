/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import {
  contentFiles,
  isSampleRelease,
  launchGaps,
  launchText,
  samples,
} from "../../scripts/check-launch";
import { startFresh } from "../../scripts/start-fresh";
import { checkContent } from "../../src/content-source/check/check-content";
import { publishedIdsFile, readContent } from "../../src/content-source/nodes/read-content";
import { site, siteColours, textFacts } from "../../src/site/site";

let project = "";
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "launch-"));
  for (const folder of ["src/content", "src/site", "static"])
    cpSync(folder, join(project, folder), { recursive: true });
  for (const file of ["LICENSE", "package.json"]) cpSync(file, join(project, file));
});
afterEach(() => rmSync(project, { recursive: true }));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(project, file), change(readFileSync(join(project, file), "utf8")));
const release = (name: string) => `src/content/releases/${name}.md`;
const write = (name: string, date: string) =>
  writeFileSync(
    join(project, release(name)),
    `---\nversion: "${name}"\ndate: ${date}\n---\n\n## Added\n\n- A thing.\n`,
  );

test("an invented release and an address in .example are named with file, line and what to do", () => {
  write("1.0.1", "2025-10-07");
  edit("src/content/pages/index.md", (text) => `${text}\nhttps://a.example\n`);
  const gaps = launchGaps(project, {});
  expect(gaps).toContainEqual({
    file: expect.stringMatching(/releases\/.*\.md$/) as string,
    line: 3,
    what: expect.stringMatching(/^Invented releases: .*1\.0\.1/) as string,
    todo: "npm run start:fresh removes all invented releases.",
  });
  const last =
    readFileSync(join(project, "src/content/pages/index.md"), "utf8").split("\n").length - 1;
  expect(gaps.map(({ file, line }) => `${file}:${line}`)).toContain(
    `src/content/pages/index.md:${last}`,
  );
  expect(launchText(gaps)).toMatch(/\n\nsrc\/content\/releases\/.*:3\n {2}Invented releases: /);
});

test("the owner's own release is not a sample, whatever its version", () => {
  write("1.0.1", "2031-01-02");
  const invented = launchGaps(project, {}).filter(({ what }) => what.startsWith("Invented"));
  expect(invented.filter(({ what }) => what.includes("1.0.1"))).toEqual([]);
});

/** The facts of an owner who is done. */
const own = {
  ...site,
  ...textFacts,
  name: "Flit",
  description: "Flit to any tab.",
  shortcut: ["Alt", "J"],
  contactAddress: "help@flit.test",
  publisher: { name: "Flit GmbH", country: "Austria" },
  operatingSystems: "Windows, macOS",
  person: "Noor reads every email.",
  price: "5 euros a year",
  legalBasis: "our legitimate interest",
  dataAuthority: "the Austrian Data Protection Authority",
  logRetention: "two weeks",
  systems: "Windows or macOS",
  supportedVersions: "of the last year",
  defaultUrl: "https://www.flit.test",
  stores: {
    Chrome: `https://chromewebstore.google.com/detail/flit/${"abcdefghijklmnop".repeat(2)}`,
    Edge: null,
    Opera: null,
  },
};
const { light, dark } = siteColours;
const colours = {
  light: { ...light, accent: "#1098ad" },
  dark: { ...dark, accent: "#3bc9db" },
} as unknown as typeof siteColours;

const chrome = "https://chrome.google.com/";

/** What is left in a project where everything but these facts is the owner's. */
function leftWith(facts: object, { env = {}, options = {} } = {}): readonly string[] {
  startFresh(project, "2026-01-02");
  edit("src/site/logo-drawings.json", () => "{}");
  edit("LICENSE", (text) => text.replace(/^Copyright.*$/m, "Copyright (c) Flit GmbH"));
  edit("package.json", (text) => text.replace(/"name": ".*"/, '"name": "flit-site"'));
  const all = { ...own, ...facts };
  return launchGaps(project, env, all, { colours, confirmed: [], ...options }).map(
    ({ file, line, what }) => {
      const text = readFileSync(join(project, file), "utf8").split("\n")[line - 1] ?? "";
      return `${file}: ${text.trim().slice(0, 24)}: ${what}`;
    },
  );
}

test("an owner who is done has nothing left", () => {
  expect(leftWith({})).toEqual([]);
});

test.each<readonly [fact: string, facts: object, what: string]>([
  ...Object.entries(samples).map(
    ([fact, [value]]) => [fact, { [fact]: value }, "is the sample’s."] as const,
  ),
  ["stores", { stores: { ...own.stores, Edge: "http://a.test/b" } }, "Edge: a store page begins"],
  ["stores", { stores: { ...own.stores, Opera: "soon" } }, "Opera: a store page begins"],
  ["stores", { stores: { ...own.stores, Chrome: "" } }, "Chrome: a store page begins"],
  [
    "stores",
    { stores: { ...own.stores, Edge: own.stores.Chrome } },
    "isn’t the public page of the store for Edge: it ends with the extension’s name or id.",
  ],
  ["shortcut", { shortcut: ["modifierKey", "Alt", "K"] }, "Ctrl and Alt don’t go together."],
  ["shortcut", { shortcut: ["Ctrl", "K"] }, '"Ctrl" isn’t modifierKey'],
  ["shortcut", { shortcut: ["Shift", "K"] }, "Add Ctrl or Alt."],
  ["shortcut", { shortcut: ["modifierKey", "Tab"] }, "A shortcut can’t contain Tab."],
  ["shortcut", { shortcut: ["Ctrl+Alt+F"] }, "Each key is a text of its own"],
  ["contactAddress", { contactAddress: "help.flit.test" }, "It isn’t an email address"],
  ["publisher", { publisher: { name: " ", country: "Austria" } }, "It is empty."],
  ["name", { name: "" }, "It is empty."],
  ["shortcut", { shortcut: [] }, "It is empty."],
  ["defaultUrl", { defaultUrl: "www.flit.test" }, "It has to begin with https://."],
  ["defaultUrl", { defaultUrl: "https://flit.test/en/" }, "expected the site's origin"],
  ["stores", { stores: { ...own.stores, Firefox: "https://a.test" } }, "no words for Firefox"],
  [
    "stores",
    { stores: { ...own.stores, Chrome: `${chrome}webstore/devconsole/a/edit` } },
    "public",
  ],
  ["stores", { stores: { ...own.stores, Chrome: `${chrome}webstore/detail/a?hl=de` } }, "public"],
  ["stores", { stores: { ...own.stores, Chrome: `${chrome}webstore/detail/YOUR-ID` } }, "public"],
  ["stores", { stores: { ...own.stores, Chrome: `${own.stores.Chrome}/reviews` } }, "public"],
  ["stores", { stores: { Chrome: own.stores.Chrome, Edge: null } }, "Opera is missing"],
  ["systems", { systems: ["Windows", "macOS"] }, "It is one text, such as"],
  ["price", { price: "Free" }, "begin with a small letter"],
  ["logRetention", { logRetention: "14" }, "Add the unit"],
  ["name", { name: "Flit " }, "A space stands at its beginning or end."],
  ["name", { name: "Flit&reg;" }, "It is plain text"],
  ["shortcut", { shortcut: ["modifierKey", "Shift", "y"] }, 'Write "Y" with a capital letter.'],
  ["shortcut", { shortcut: ["modifierKey", "T"] }, "Browsers use these keys to open a tab."],
  ["shortcut", { shortcut: ["Alt", "Space"] }, "Windows opens the menu of a window"],
  ["contactAddress", { contactAddress: "mailto:help@flit.test" }, "It isn’t an email address"],
  ["publisher", { publisher: "Flit GmbH, Austria" }, "It has a name and a country"],
  ["price", { price: "It costs 5 euros." }, "It continues a sentence"],
  ["dataAuthority", { dataAuthority: "TODO" }, "It continues a sentence"],
  ["description", { description: "**Flit** to any tab." }, "It is plain text"],
  ["language", { language: "English" }, "It isn’t the tag of a language"],
])("%s as in %j is the one thing left, at its own line", (fact, facts, what) => {
  const left = leftWith(facts);
  expect(left).toEqual([expect.stringContaining(what)]);
  expect(left[0]).toMatch(new RegExp(`^src/site/site.ts: ${fact}:`));
});

test("sample stores are named with what true addresses look like", () => {
  const [gap] = launchGaps(project, {}).filter(({ what }) => what === "stores is the sample’s.");
  for (const store of [
    "chromewebstore.google.com",
    "microsoftedge.microsoft.com",
    "addons.opera.com",
  ])
    expect(gap?.todo).toContain(`https://${store}/`);
  // Names that nobody can own: https://www.rfc-editor.org/rfc/rfc6761#section-6.5
  for (const address of Object.values((samples.stores?.[0] ?? {}) as Record<string, string>))
    expect(new URL(address).hostname).toMatch(/\.example$/);
});

test("the sample's colours, logo, licence and package are named at their lines", () => {
  edit("src/site/logo-drawings.json", () => '"m30.9 14.7-18.4-6.4 3 6.4-3 6.4z"');
  edit("LICENSE", (text) => text.replace(/^Copyright.*$/m, "Copyright (c) The Tabdart authors"));
  edit("package.json", (text) => text.replace(/"name": ".*"/, '"name": "tabdart-site"'));
  const sample = { light: { ...light, accent: "#ee5e23" }, dark } as unknown as typeof siteColours;
  const named = launchGaps(project, {}, own, { colours: sample }).map(({ file, line, what }) => [
    what,
    readFileSync(join(project, file), "utf8").split("\n")[line - 1] ?? "",
  ]);
  for (const [what, line] of [
    ["colours is the sample’s.", "export const siteColours"],
    // The owner's drawing may begin with a comment.
    ["The logo is the sample’s.", "<"],
    ["The licence names the sample’s authors.", "Copyright (c) The Tabdart authors"],
    ["The package has the sample’s name.", '"name": "tabdart-site"'],
  ])
    expect(named).toContainEqual([what, expect.stringContaining(line ?? "")]);
});

test("a fact that is right as it is can be confirmed", () => {
  const facts = { price: samples.price?.[0] };
  expect(leftWith(facts)).toHaveLength(1);
  expect(leftWith(facts, { options: { confirmed: ["price"] } })).toEqual([]);
});

test("a name that is no fact can't be confirmed", () => {
  expect(leftWith({}, { options: { confirmed: ["legalbasis"] } })).toEqual([
    "src/site/site.ts: export const confirmedFa: confirmedFacts has legalbasis, which is no fact.",
  ]);
});

test("dark colours that are the sample's are named", () => {
  const options = { colours: { light: colours.light, dark } };
  const named = leftWith({}, { options }).filter((line) =>
    line.includes("colours is the sample’s"),
  );
  expect(named).toHaveLength(String(dark.accent) === "#fe773d" ? 1 : 0);
});

test("colours that cannot be read are named at their scheme", () => {
  const pale = { light: colours.light, dark: { ...colours.dark, accentText: "#333333" } };
  const left = leftWith({}, { options: { colours: pale } });
  expect(left.length).toBeGreaterThan(0);
  for (const line of left) expect(line).toMatch(/^src\/site\/site.ts: dark: \{: Two colours/);
});

test("a colour that is none, a fact that is gone and a licence without a name or without its file are told", () => {
  const wrong = { light: { ...colours.light, accent: "1098ad" }, dark: colours.dark } as never;
  expect(leftWith({}, { options: { colours: wrong } })).toEqual([
    "src/site/site.ts: light: {: A colour is missing or can’t be read.",
  ]);
  expect(leftWith({ systems: undefined })).toEqual([
    "src/site/site.ts: // Imported at build tim: systems is missing.",
  ]);
  const ofLicence = () =>
    launchGaps(project, {}, own, { colours }).filter(({ file }) => file === "LICENSE");
  edit("LICENSE", () => "Copyright (c) [year] [fullname]\n");
  expect(ofLicence()).toMatchObject([{ line: 1, what: "The licence names nobody." }]);
  edit("LICENSE", () => "MIT License\n\nCopyright (c) 2026\n");
  expect(ofLicence()).toMatchObject([{ line: 3, what: "The licence names nobody." }]);
  rmSync(join(project, "LICENSE"));
  expect(ofLicence()).toMatchObject([{ line: 1, what: "The file is missing." }]);
});

test("the sample's name in a text is named", () => {
  edit("src/content/pages/index.md", (text) => `${text}\nTabdart is good.\n`);
  expect(leftWith({})).toEqual([
    "src/content/pages/index.md: Tabdart is good.: The sample’s name is in this text.",
  ]);
});

test.each([
  [{}, "https://www.flit.test", 0],
  [{ SITE_URL: "https://www.flit.test" }, "https://tabdart.example", 0],
  [{ SITE_URL: "https://a.example" }, "https://www.flit.test", 1],
  [{ SITE_URL: "http://www.flit.test" }, "https://www.flit.test", 1],
  [{ SITE_URL: "https://www.flit.test/en" }, "https://www.flit.test", 1],
  [{ SITE_URL: "https://your.site" }, "https://www.flit.test", 1],
])("with %j, an address that cannot be is named", (env, defaultUrl, count) => {
  const options = { confirmed: ["defaultUrl"] };
  expect(leftWith({ defaultUrl }, { env, options })).toHaveLength(count);
});

test("a site that is ready gets one line", () => {
  expect(launchText([])).toBe("Nothing is left of the sample. Ready to launch.");
});

test("a fresh start removes all invented releases and leaves valid content", async () => {
  write("1.0.1", "2025-10-07");
  edit(publishedIdsFile, (text) => `${text.trimEnd()}\n/release-notes#v1-0-1\n`);
  edit(
    "src/content/pages/release-notes.md",
    (text) => `${text}\nAs in [1.0.1](/release-notes#v1-0-1).\n`,
  );
  expect(startFresh(project, "2026-01-02")).not.toEqual([]);
  const gaps = launchGaps(project, {}).map(({ what }) => what);
  expect(gaps.filter((what) => /^Invented|policy/.test(what))).toEqual([]);
  expect(checkContent(await readContent(project)).mistakes).toEqual([]);
  expect(readFileSync(join(project, publishedIdsFile), "utf8")).not.toContain("#v1-0-1\n");
  expect(readdirSync(join(project, "src/content/releases")).length).toBeGreaterThan(0);
  // A second time there is nothing to do.
  expect(startFresh(project, "2026-01-03")).toEqual([]);
});

test("a fresh start forgets the samples that were deleted by hand, too", async () => {
  write("1.0.1", "2025-10-07");
  edit(publishedIdsFile, (text) => `${text.trimEnd()}\n/release-notes#v1-0-1\n`);
  for (const file of contentFiles(project).filter((one) => one.includes("/releases/")))
    if (isSampleRelease(basename(file, ".md"), readFileSync(join(project, file), "utf8")))
      rmSync(join(project, file));
  expect(startFresh(project, "2026-01-02")).not.toEqual([]);
  expect(readFileSync(join(project, publishedIdsFile), "utf8")).not.toContain("#v1-0-1\n");
  expect(checkContent(await readContent(project)).mistakes).toEqual([]);
});

test("a fresh start keeps the owner's releases, and links to the samples become plain words", () => {
  const page = "src/content/pages/release-notes.md";
  write("1.0.1", "2025-10-07");
  edit(
    page,
    (text) =>
      `${text}\nAs in [1.0.1](/release-notes#v1-0-1), not [7.0.0](/release-notes#v7-0-0).\n`,
  );
  write("7.0.0", "2026-01-02");
  write("10.0.0", "2026-01-02");
  write("11.0.0", "2999-01-01");
  startFresh(project, "2026-01-03");
  const left = readdirSync(join(project, "src/content/releases"));
  expect(left).toEqual(expect.arrayContaining(["7.0.0.md", "10.0.0.md", "11.0.0.md"]));
  const text = readFileSync(join(project, page), "utf8");
  expect(text).toContain("As in 1.0.1, not [7.0.0](/release-notes#v7-0-0).");
});
