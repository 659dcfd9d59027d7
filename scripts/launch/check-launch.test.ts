/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstDay, states } from "../../__tests__/support/owners-day";
import { site, siteColours, textFacts } from "../../src/site/site";
import { launchGaps, launchText } from "./check-launch";
import { sampleFacts } from "./sample-facts";

// The project of an owner who has begun is no sample to look for.
const isSample = site.name === sampleFacts.name?.[0];

/** The site of an owner who has done everything that the README says. */
let project = "";
beforeAll(() => {
  if (!isSample) return;
  project = mkdtempSync(join(tmpdir(), "launch-"));
  for (const folder of ["src/content", "src/site", "static"])
    cpSync(folder, join(project, folder), { recursive: true });
  for (const file of ["LICENSE", "package.json"]) cpSync(file, join(project, file));
  for (const step of Object.values(firstDay)) step(project, states["no store"]);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const chromeStore = `https://chromewebstore.google.com/detail/flit/${"abcdefghijklmnop".repeat(2)}`;
const own = {
  ...site,
  ...textFacts,
  name: "Flit",
  description: "Flit to any tab.",
  shortcut: ["Alt", "J"],
  contactAddress: "help@flit.test",
  publisher: { name: "Flit GmbH", country: "Austria" },
  operatingSystems: "Windows, macOS",
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
const colours = {
  light: { ...siteColours.light, accent: "#1098ad" },
  dark: { ...siteColours.dark, accent: "#3bc9db" },
} as unknown as typeof siteColours;

/** What is left, as file, line and problem, where everything but these facts is the owner's. */
function leftWith(facts: object, { env = {}, options = {}, folder = project } = {}) {
  const all = { ...own, ...facts };
  return launchGaps(folder, env, all, { colours, confirmed: [], ...options }).map(
    ({ file, line, what }) => {
      const text = readFileSync(join(folder, file), "utf8").split("\n")[line - 1] ?? "";
      return `${file}: ${text.trim()}: ${what}`;
    },
  );
}

(isSample ? describe : describe.skip)("of the sample", () => {
  test("an owner who is done has nothing left, and reads what can go", () => {
    expect(leftWith({})).toEqual([]);
    expect(launchText([])).toMatch(/^Nothing is left.*folder scripts\/launch/s);
  });

  const sampleStores = { ...own.stores, Edge: "https://edge.example/detail/tabdart" };

  test.each<readonly [fact: string, value: unknown, what: string]>([
    ...Object.entries(sampleFacts)
      .filter(([fact]) => fact !== "stores")
      .map(([fact, [value]]) => [fact, value, "is the sample’s."] as const),
    ["stores", sampleStores, "is the sample’s."],
    ["stores", { ...own.stores, Opera: "soon" }, "Opera: It isn’t the public page"],
    ["stores", { ...own.stores, Edge: chromeStore }, "Edge: It isn’t the public page"],
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

  test("a fact that is right as it is can be confirmed", () => {
    const price = sampleFacts.price?.[0];
    expect(leftWith({ price }, { options: { confirmed: ["price"] } })).toEqual([]);
  });

  test("what the sample has beside its facts is named with its place", () => {
    const gaps = leftWith(own, { options: { colours: siteColours }, folder: "." });
    for (const part of [
      "src/site/site.ts: export const siteColours = {: colours is the sample’s.",
      ": The logo is the sample’s.",
      ": The licence names the sample’s authors.",
      ": The package has the sample’s name.",
      ": Invented releases: 1.0.0, 1.0.1,",
      ": The policy’s dates and changes are invented.",
    ])
      expect(gaps).toContainEqual(expect.stringContaining(part));
  });

  test("the sample's name and addresses in .example are found in the texts", () => {
    const page = join(project, "src/content/pages/index.md");
    const text = readFileSync(page, "utf8");
    writeFileSync(page, `${text}\nTabdart is at https://a.example\n`);
    expect(leftWith({})).toEqual([
      expect.stringMatching(/^src\/content\/pages\/index\.md: .*The sample’s name is in this text/),
      expect.stringMatching(/^src\/content\/pages\/index\.md: .*\.example addresses don’t exist/),
    ]);
    writeFileSync(page, text);
  });

  test.each([
    ["https://www.flit.test", 0],
    ["https://a.example", 1],
    ["http://www.flit.test", 1],
    ["https://www.flit.test/en", 1],
  ])("with SITE_URL=%s, %d things are left", (SITE_URL, count) => {
    expect(leftWith({}, { env: { SITE_URL } })).toHaveLength(count);
  });

  test("with another host, the sentences that promise none are named", () => {
    const left = leftWith({}, { options: { hosts: ["https://stats.flit.test"] } });
    expect(left).toHaveLength(3);
    for (const gap of left)
      expect(gap).toMatch(
        /^src\/content\/privacy-policy\.md: .*Pages ask https:\/\/stats\.flit\.test, so “.*” is untrue\.$/,
      );
  });
});
