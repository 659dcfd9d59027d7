/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { launchGaps, launchText } from "./check-launch";
import { type Facts, factTasks } from "./fact-tasks";

const chromeStore = `https://chromewebstore.google.com/detail/flit/${"abcdefghijklmnop".repeat(2)}`;
const own: Facts = {
  name: "Flit",
  description: "Flit to any tab.",
  language: "en",
  shortcut: ["Alt", "J"],
  contactAddress: "help@flit.test",
  publisher: { name: "Flit GmbH", country: "Austria" },
  person: "Mia answers your emails.",
  price: "5 euros a year",
  legalBasis: "our legitimate interest",
  dataAuthority: "the Austrian Data Protection Authority",
  logRetention: "two weeks",
  systems: "Windows or macOS",
  supportedVersions: "of the last year",
  defaultUrl: "https://www.flit.test",
  stores: { Chrome: chromeStore, Edge: null, Opera: null },
};

const factsText = Object.entries(own).map(
  ([fact, value]) => `  ${fact}: ${JSON.stringify(value)},`,
);

/** The files of an owner who has done everything that the README says. */
const files: Readonly<Record<string, string>> = {
  "src/site/site.ts": [...factsText, "    accent: 1,"].join("\n"),
  "src/site/logo.svg": "<svg/>",
  "src/content/pages/index.md": "Flit.",
  "src/content/privacy-policy.md": "  - date: 2026-12-01\nIt sends no requests to third parties.",
  "src/content/releases/1.0.0.md": "date: 2026-12-01",
  "README.md": "# Flit\n\n![The home page](docs/home.png)",
  "src/content/demo-tabs.json": "[]",
  LICENSE: "Copyright Flit",
  "package.json": '"name": "flit"',
  "package-lock.json": '"name": "flit"',
};

const project = mkdtempSync(join(tmpdir(), "launch-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};
beforeEach(() => {
  for (const [file, text] of Object.entries(files)) write(file, text);
});

/** What is left, as file, line and problem. */
function leftWith(facts: object, env = {}, hosts?: readonly string[]) {
  return launchGaps(project, env, { ...own, ...facts }, hosts ?? []).map(({ file, line, what }) => {
    const text = readFileSync(join(project, file), "utf8").split("\n")[line - 1] ?? "";
    return `${file}: ${text.trim()}: ${what}`;
  });
}

test("an owner who is done has nothing left, and reads what can go", () => {
  expect(leftWith({})).toEqual([]);
  expect(launchText([])).toMatch(/nothing of the sample is left.*folder scripts\/launch/s);
});

test.each(Object.keys(factTasks).filter((fact) => fact !== "stores"))(
  "%s is the sample's as long as its line in site.ts says so",
  (fact) => {
    write(
      "src/site/site.ts",
      files["src/site/site.ts"]?.replace(new RegExp(`^  ${fact}: .*$`, "m"), "$& // sample") ?? "",
    );
    const [left = "", ...others] = leftWith({});
    expect(others).toEqual([]);
    expect(left).toMatch(new RegExp(`^src/site/site.ts: ${fact}: .*: ${fact} is the sample’s.$`));
  },
);

test.each<readonly [fact: string, value: unknown, what: string]>([
  ["contactAddress", "help@flit.example", "is the sample’s."],
  ["stores", { Chrome: chromeStore, Edge: "https://a.example/b", Opera: null }, "is the sample’s."],
  ["stores", { Chrome: chromeStore, Edge: null, Opera: "soon" }, "Opera: It isn’t the public page"],
  ["stores", { Chrome: null, Edge: chromeStore, Opera: null }, "Edge: It isn’t the public page"],
  ["stores", { Chrome: chromeStore, Edge: null }, "stores can’t be right. Opera: "],
  ["shortcut", [], "shortcut can’t be right."],
  ["contactAddress", "mailto:help@flit.test", "It isn’t an email address"],
  ["publisher", "Flit GmbH, Austria", "publisher can’t be right."],
  ["name", "", "It is empty"],
  ["defaultUrl", "www.flit.test", "It has to begin with https://."],
  ["price", "It costs 5 euros.", "It continues a sentence"],
  ["systems", undefined, "systems can’t be right."],
])("%s as %j is the one thing left, at its own line", (fact, value, what) => {
  const [left = "", ...others] = leftWith({ [fact]: value });
  expect(others).toEqual([]);
  expect(left).toContain(what);
  expect(left).toMatch(new RegExp(`^src/site/site.ts: ${fact}:`));
});

test.each([
  ["src/site/site.ts", `${factsText.join("\n")}\n    accent: 1, // sample`, "The colours are"],
  ["src/site/logo.svg", '<path d="m30.9 14.7-18.4-6.4 3 6.4-3 6.4z"/>', "The logo is"],
  ["LICENSE", "Copyright Tabdart contributors", "The licence names"],
  ["package.json", '"name": "tabdart-site"', "The package has"],
  ["package-lock.json", '"name": "tabdart-site"', "The lock file has"],
  ["src/content/demo-tabs.json", '"title": "Ana’s birthday"', "These are the sample’s."],
  ["README.md", "# Tabdart website", "The sample’s name is in this text."],
  ["README.md", "![Home](docs/home.png)<!-- sample -->", "docs/home.png shows the sample."],
  ["src/content/releases/1.0.0.md", "date: 2025-09-16", "Invented releases: 1.0.0."],
  ["src/content/privacy-policy.md", "  - date: 2025-09-16", "The policy’s dates"],
  ["src/content/pages/index.md", "Tabdart finds it.", "The sample’s name is in this text."],
  ["src/content/pages/index.md", "See https://a.example", ".example addresses don’t exist."],
])("in %s, %j is the one thing left", (file, text, what) => {
  write(file, text);
  const [left = "", ...others] = leftWith({});
  expect(others).toEqual([]);
  expect(left).toContain(`${file}: `);
  expect(left).toContain(what);
});

test("an owner with the sample’s name may keep it everywhere", () => {
  write("LICENSE", "Copyright Tabdart");
  expect(leftWith({ name: "Tabdart" })).toEqual([]);
});

test.each([
  ["https://www.flit.test", 0],
  ["https://a.example", 1],
  ["http://www.flit.test", 1],
  ["https://www.flit.test/en", 1],
])("with SITE_URL=%s, %d things are left", (SITE_URL, count) => {
  expect(leftWith({}, { SITE_URL })).toHaveLength(count);
});

test("with another host, the sentences that promise none are named", () => {
  expect(leftWith({}, {}, ["https://stats.flit.test"])).toEqual([
    expect.stringMatching(
      /^src\/content\/privacy-policy\.md: .*Pages ask https:\/\/stats\.flit\.test, so/,
    ),
  ]);
});
