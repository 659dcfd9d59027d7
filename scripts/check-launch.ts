// `npm run check:launch`: lists what is still a sample or missing. It fails until nothing is left,
// so that it can run before a deploy.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { judgeKeys, keyCodeOf, type Verdict } from "../src/key-check/key-rules";
import { addressWarning, checkedSiteUrl, siteUrlOf } from "../src/site/checked-site-url";
import { contrastMistakes } from "../src/site/colours";
import { confirmedFacts, site, siteColours, textFacts } from "../src/site/site";

/** Something that is still a sample or missing, with its file and line. */
export type LaunchGap = Readonly<{ file: string; line: number; what: string; todo: string }>;

const factsFile = "src/site/site.ts";

type Facts = Readonly<{ [fact in keyof typeof site | keyof typeof textFacts]: unknown }>;

/** What the sample says, and what the owner does about it. */
export const samples: Readonly<
  Partial<Record<keyof Facts, readonly [value: unknown, todo: string]>>
> = {
  name: ["Tabdart", "Set the name of your product."],
  description: [
    "A browser extension that helps you quickly search and navigate open tabs.",
    "Say in one sentence what your product does.",
  ],
  shortcut: [["modifierKey", "Shift", "Space"], "Set the default shortcut of your product."],
  contactAddress: ["support@tabdart.example", "Set your support address."],
  publisher: [
    { name: "Example Software Ltd", country: "Ireland" },
    "Set who publishes the product, as your privacy policy names them.",
  ],
  person: [
    "Ana builds it, and she answers your emails herself.",
    "Say in one sentence who is behind the product.",
  ],
  price: ["free of charge", "Set what the product costs."],
  legalBasis: [
    "our legitimate interest (Article 6(1)(f) of the GDPR)",
    "Ask the person responsible for data protection for the legal basis.",
  ],
  dataAuthority: [
    "the Data Protection Commission of Ireland",
    "Name the data protection authority of your country.",
  ],
  operatingSystems: [
    "Windows, macOS, Linux, ChromeOS",
    "Set the systems of your product, as a list for search engines.",
  ],
  systems: ["Windows, macOS, Linux or ChromeOS", "Set the systems of your product."],
  supportedVersions: ["of the last two years", "Set which browser versions you support."],
  logRetention: ["30 days", "Ask your host how long it keeps its server logs."],
  defaultUrl: ["https://tabdart.example", "Set the address of your site."],
  stores: [
    {
      Chrome: "https://chrome-store.example/tabdart",
      Edge: "https://edge-store.example/tabdart",
      Opera: "https://opera-store.example/tabdart",
    },
    "Set the address of each store page that exists, such as " +
      "https://chromewebstore.google.com/detail/<name>/<id>, " +
      "https://microsoftedge.microsoft.com/addons/detail/<name>/<id> and " +
      "https://addons.opera.com/extensions/details/<name>; null means not there yet.",
  ],
};

const sampleAccents = { light: "#ee5e23", dark: "#fe773d" } as const;

/** A line of the sample's logo. */
const sampleLogo = "m30.9 14.7-18.4-6.4 3 6.4-3 6.4z";

/** The dates of the invented releases. A release with another date is the owner's own. */
export const sampleReleases: ReadonlyMap<string, string> = new Map([
  ["1.0.0", "2025-09-16"],
  ["1.0.1", "2025-10-07"],
  ["1.1.0", "2025-11-04"],
  ["1.1.1", "2025-11-25"],
  ["1.2.0", "2026-01-20"],
  ["1.3.0", "2026-03-10"],
  ["1.3.1", "2026-03-26"],
  ["1.4.0", "2026-05-19"],
  ["1.4.1", "2026-06-09"],
  ["1.5.0", "2026-08-25"],
  ["1.5.1", "2026-09-22"],
  ["1.6.0", "2026-11-10"],
]);

/** Whether this text is the file of one of the invented releases. */
export function isSampleRelease(version: string, text: string): boolean {
  const date = /^date:\s*"?([\d-]+)/m.exec(text)?.[1];
  return date !== undefined && sampleReleases.get(version) === date;
}

/** The addresses of each store's pages. */
const storePages: Readonly<Record<string, RegExp>> = {
  Chrome:
    /^https:\/\/(?:chromewebstore|chrome)\.google\.com\/(?:webstore\/)?detail\/(?:[^/]+\/)?[a-p]{32}$/,
  Edge: /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/(?:[^/]+\/)?[a-p]{32}$/,
  Opera: /^https:\/\/addons\.opera\.com\/(?:[\w-]+\/)?extensions\/details\//,
};

/** The facts that continue a sentence. */
const phrases = ["price", "systems", "supportedVersions", "legalBasis", "dataAuthority"];

/** What speaks against these keys; `isAllowed` is whether a browser lets an extension have them. */
function aboutKeys(keys: readonly string[]): Pick<Verdict, "isAllowed" | "reasons"> {
  const held = keys.slice(0, -1);
  const key = keys.at(-1) ?? "";
  const other = held.find((name) => !["modifierKey", "Alt", "Shift"].includes(name));
  if (other !== undefined)
    return {
      isAllowed: false,
      reasons: [`"${other}" isn’t modifierKey (Cmd or Ctrl), Alt or Shift.`],
    };
  const press = {
    key,
    keyCode: keyCodeOf(key),
    ctrlKey: held.includes("modifierKey"),
    altKey: held.includes("Alt"),
    shiftKey: held.includes("Shift"),
    metaKey: false,
  };
  return judgeKeys(press, { os: "Windows", modifierKey: "Ctrl" });
}

/** Why an address can't be that of a site; undefined if it can. */
function wrongAddress(address: string, name: string): string | undefined {
  try {
    const { hostname, protocol } = new URL(checkedSiteUrl(address, name));
    if (protocol !== "https:") return `${name} has to begin with https://.`;
    const isNoSite = /^localhost$|^[\d.]+$|\.example$|^(?:www\.)?example\.\w+$|^your\.site$/;
    return isNoSite.test(hostname) ? `${name} is ${address}, which is no site.` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What is wrong with facts that no launch can have; undefined for a fact that may be. */
function malformed(fact: string, value: unknown): string | undefined {
  const [sample] = samples[fact as keyof Facts] ?? [];
  if (typeof sample === "string" && typeof value !== "string")
    return `It is one text, such as "${sample}".`;
  const isHttps = (text: unknown) =>
    typeof text === "string" && URL.canParse(text) && new URL(text).protocol === "https:";
  if (fact === "stores") {
    const pages = Object.entries(value as Record<string, string | null>);
    const wrong = pages.filter(([, page]) => page !== null && !isHttps(page));
    if (wrong.length > 0)
      return `${wrong.map(([browser]) => browser).join(", ")}: a store page begins with https://, and null means not there yet.`;
    const unknown = pages.find(([browser]) => !Object.hasOwn(storePages, browser));
    if (unknown) return `The site has no words for ${unknown[0]}.`;
    const other = pages.find(
      ([browser, page]) =>
        page !== null && (!storePages[browser]?.test(page) || /\?|\/(?:edit|preview)$/.test(page)),
    );
    if (other)
      return `${other[1]} isn’t the public page of the store for ${other[0]}: it ends with the extension’s name or id.`;
    const missing = Object.keys(storePages).find((browser) => !(browser in Object(value)));
    return missing && `${missing} is missing: null means not there yet.`;
  }
  if (fact === "shortcut" && Array.isArray(value) && value.some((key) => /.[+ ]/.test(String(key))))
    return 'Each key is a text of its own, such as ["modifierKey", "Shift", "K"].';
  if (fact === "shortcut" && Array.isArray(value) && /^[a-z]$/.test(String(value.at(-1))))
    return `Write "${String(value.at(-1)).toUpperCase()}" with a capital letter.`;
  if (fact === "shortcut" && Array.isArray(value) && value.length > 0) {
    const { isAllowed, reasons } = aboutKeys(value);
    return isAllowed ? undefined : reasons[0];
  }
  if (fact === "defaultUrl" && !isHttps(value)) return "It has to begin with https://.";
  if (fact === "defaultUrl") return wrongAddress(String(value), fact);
  if (fact === "language" && !/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(String(value)))
    return "It isn’t the tag of a language, such as en or en-GB.";
  if (
    fact === "publisher" &&
    Object.keys(value as object)
      .sort()
      .join() !== "country,name"
  )
    return 'It has a name and a country: { name: "…", country: "…" }.';
  if (phrases.includes(fact) && /[.!]$|^It |[*{}\n]|\b(?:TODO|TBD)\b/.test(String(value)))
    return "It continues a sentence: write no full stop and no marks.";
  if (fact === "price" && /^[A-Z][a-z]/.test(String(value)))
    return "It continues a sentence: begin with a small letter.";
  if (fact === "logRetention" && /^\d+$/.test(String(value))) return "Add the unit, as in 14 days.";
  if (typeof value === "string" && value !== value.trim())
    return "A space stands at its beginning or end.";
  if (["name", "description"].includes(fact) && /[*{}`<>]|&\w+;/.test(String(value)))
    return "It is plain text, without marks, codes or words in braces.";
  if (fact === "contactAddress" && !/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(String(value)))
    return "It isn’t an email address such as help@example.org.";
  const texts = typeof value === "object" && value !== null ? Object.values(value) : [value];
  const isEmpty = texts.length === 0 || texts.some((text) => String(text).trim() === "");
  return isEmpty ? "It is empty." : undefined;
}

/** What is wrong with colours: how they are written, or else which are too close to each other. */
function mistakesOf(colours: typeof siteColours): readonly string[] {
  try {
    return contrastMistakes(colours);
  } catch (error) {
    return [(error as Error).message.replace(`${factsFile}: `, "")];
  }
}

/** Everything that the owner still has to replace before the launch. */
export function launchGaps(
  project: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  facts: Facts = { ...site, ...textFacts },
  { colours = siteColours, confirmed = confirmedFacts as readonly string[] } = {},
): readonly LaunchGap[] {
  const gaps: LaunchGap[] = [];
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  /** Adds a gap at the first line of a file that has `part`. */
  const addGap = (file: string, part: RegExp, what: string, todo: string) => {
    const at = read(file).search(part);
    gaps.push({ file, line: read(file).slice(0, Math.max(0, at)).split("\n").length, what, todo });
  };
  const addSample = (fact: string, part: RegExp, todo: string) => {
    if (!confirmed.includes(fact)) addGap(factsFile, part, `${fact} is the sample’s.`, todo);
  };

  for (const [fact, value] of Object.entries(facts)) {
    const [sample, todo = ""] = samples[fact as keyof Facts] ?? [];
    const line = new RegExp(`^  ${fact}:`, "m");
    if (value === undefined) continue;
    const problem = malformed(fact, value);
    if (JSON.stringify(value) === JSON.stringify(sample)) addSample(fact, line, todo);
    else if (problem) addGap(factsFile, line, `${fact} can’t be right. ${problem}`, todo);
    else if (fact === "shortcut" && !confirmed.includes(fact))
      for (const reason of aboutKeys(value as readonly string[]).reasons)
        addGap(factsFile, line, `The keys of ${fact} have another use. ${reason}`, todo);
  }
  const unknown = confirmed.find((fact) => !(fact in samples) && !/^(colours|logo)$/.test(fact));
  if (unknown !== undefined)
    addGap(
      factsFile,
      /^export const confirmedFacts/m,
      `confirmedFacts has ${unknown}, which is no fact.`,
      `Facts are ${Object.keys(samples).join(", ")}, colours and logo.`,
    );
  for (const fact of Object.keys(samples) as (keyof Facts)[])
    if (facts[fact] === undefined) addGap(factsFile, /^/, `${fact} is missing.`, "Add it again.");
  if (
    (["light", "dark"] as const).some((one) => String(colours[one].accent) === sampleAccents[one])
  )
    addSample("colours", /^export const siteColours/m, "Set the colours of your brand.");
  for (const mistake of mistakesOf(colours))
    addGap(
      factsFile,
      mistake.startsWith("colours.dark") ? /^ {2}dark: \{/m : /^ {2}light: \{/m,
      mistake.includes("expected")
        ? "A colour is missing or can’t be read."
        : "Two colours are too close to be read.",
      mistake,
    );
  const isSampleUrl = facts.defaultUrl === samples.defaultUrl?.[0];
  const given = siteUrlOf(env);
  const warning =
    given !== undefined
      ? wrongAddress(given, "SITE_URL")
      : isSampleUrl && !confirmed.includes("defaultUrl")
        ? undefined
        : addressWarning(env, String(facts.defaultUrl));
  if (warning)
    addGap(
      factsFile,
      /^ {2}defaultUrl:/m,
      warning,
      "Build with SITE_URL=https://www.example.org, with your own address.",
    );
  if (read("src/site/logo-drawings.json").includes(sampleLogo) && !confirmed.includes("logo"))
    gaps.push({
      file: "src/site/logo.svg",
      line: 1,
      what: "The logo is the sample’s.",
      todo: "Replace the drawing, then run: npm run icons",
    });
  if (!confirmed.includes("name"))
    for (const [file, part, what, todo] of [
      [
        "LICENSE",
        /^.*tabdart/im,
        "The licence names the sample’s authors.",
        "Put your name there.",
      ],
      ["package.json", /"name": "tabdart/, "The package has the sample’s name.", "Name it anew."],
    ] as const)
      if (existsSync(join(project, file)) && part.test(read(file))) addGap(file, part, what, todo);
  const placeholder =
    /\[(?:year|fullname|name[^\]]*)\]|<(?:year|name[^>]*)>|^Copyright[ (c)©\d,–-]*$/im;
  if (!existsSync(join(project, "LICENSE")))
    gaps.push({ file: "LICENSE", line: 1, what: "The file is missing.", todo: "Restore it." });
  else if (placeholder.test(read("LICENSE")))
    addGap(
      "LICENSE",
      placeholder,
      "The licence names nobody.",
      "Put the year and your name there.",
    );

  const invented = contentFiles(project).filter((file) =>
    isSampleRelease(basename(file, ".md"), read(file)),
  );
  if (invented[0] !== undefined)
    addGap(
      invented[0],
      /^date:/m,
      `Invented releases: ${invented.map((file) => basename(file, ".md")).join(", ")}.`,
      "npm run start:fresh removes all invented releases.",
    );
  for (const file of contentFiles(project)) {
    const text = read(file);
    if (file === "src/content/privacy-policy.md" && text.includes("- date: 2025-09-16"))
      addGap(
        file,
        /- date: 2025-09-16/,
        "The policy’s dates and changes are invented.",
        "npm run start:fresh starts the list anew; read the policy with whoever answers for it.",
      );
    if (facts.name !== "Tabdart" && /tabdart/i.test(text))
      addGap(file, /tabdart/i, "The sample’s name is in this text.", "Write {productName}.");
    if (/[\w-]\.example\b/.test(text))
      addGap(
        file,
        /[\w-]\.example\b/,
        ".example addresses don’t exist.",
        "Write the real address, or take it out.",
      );
  }
  return gaps;
}

/** The gaps as text for a terminal: the place, what is wrong, what to do. */
export function launchText(gaps: readonly LaunchGap[]): string {
  if (gaps.length === 0) return "Nothing is left of the sample. Ready to launch.";
  const entries = gaps.map(({ file, line, what, todo }) => `${file}:${line}\n  ${what}\n  ${todo}`);
  return [
    `${gaps.length} ${gaps.length === 1 ? "thing is" : "things are"} still a sample or missing. ` +
      `If a fact is right as it is, add its name to confirmedFacts in ${factsFile}.`,
    ...entries,
  ].join("\n\n");
}

/** The Markdown files of the content, by path in the project. */
export function contentFiles(project: string): readonly string[] {
  const root = join(project, "src/content");
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `src/content/${name.replaceAll("\\", "/")}`)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

if (process.argv[1]?.endsWith("check-launch.ts")) {
  const gaps = launchGaps(process.cwd());
  console.log(launchText(gaps));
  if (gaps.length > 0) process.exitCode = 1;
}
