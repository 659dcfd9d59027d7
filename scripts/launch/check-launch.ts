// `npm run check:launch`: lists what is still a sample or missing. It fails until nothing is left,
// so that it can run before a deploy.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { pathsIn } from "../../src/build/build-files";
import { addressWarning, checkedSiteUrl, siteUrlOf } from "../../src/site/environment";
import { isInStore } from "../../src/install/store-address";
import { otherHosts, site, textFacts } from "../../src/site/site";
import { type Facts, factTasks } from "./fact-tasks";

/** Something that is still a sample or missing, with its file and line. */
export type LaunchGap = Readonly<{ file: string; line: number; what: string; todo: string }>;

const factsFile = "src/site/site.ts";

const text = z.string().regex(/^\S(.*\S)?$/, "It is empty, or begins or ends with a space.");
/** A fact in the middle of a sentence. */
const phrase = text.regex(/[^.!]$/, "It continues a sentence: write no full stop.");
const storePage = (address: RegExp) =>
  z.string().regex(address, "It isn’t the public page of that store.").nullable();

/** What each fact has to look like. */
const shapes: Readonly<Partial<Record<keyof Facts, z.ZodType>>> = {
  name: text,
  description: text,
  language: z.string().regex(/^[a-z]{2,3}(-\w+)*$/, "It isn’t a language such as en or en-GB."),
  shortcut: z.array(text).min(1),
  contactAddress: z.email("It isn’t an email address such as help@example.org."),
  publisher: z.strictObject({ name: text, country: text }),
  person: text,
  price: phrase,
  legalBasis: phrase,
  dataAuthority: phrase,
  systems: phrase,
  supportedVersions: phrase,
  logRetention: phrase,
  defaultUrl: z.string().startsWith("https://", "It has to begin with https://."),
  stores: z.strictObject({
    Chrome: storePage(/^https:\/\/chromewebstore\.google\.com\/detail\/([^/]+\/)?[a-p]{32}$/),
    Edge: storePage(
      /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/([^/]+\/)?[a-p]{32}$/,
    ),
    Opera: storePage(/^https:\/\/addons\.opera\.com\/([\w-]+\/)?extensions\/details\/[^/?]+\/?$/),
  }),
};

/** The comment of a line in site.ts whose fact is the sample's. */
const isMarked = (facts: string, fact: string) =>
  new RegExp(`^  ${fact}: .*// sample$`, "m").test(facts);

/** Whether an address is under .example, which is reserved and so nobody's (RFC 2606). */
const hasSampleAddress = (value: unknown) => /[\w-]\.example\b/.test(JSON.stringify(value) ?? "");

const sampleName = "Tabdart";

/** Where the sample's name is, besides site.ts and the texts. */
const placesOfName: readonly (readonly [file: string, what: string, todo: string])[] = [
  ["LICENSE", "The licence names the sample’s authors.", "Put your name."],
  ["package.json", "The package has the sample’s name.", "Name it."],
  ["package-lock.json", "The lock file has the sample’s name.", "Run: npm install"],
  ["README.md", "The sample’s name is in this text.", "Write the name of your product."],
];

/** Other parts of the sample, each with a line that only the sample has. */
const otherSamples: readonly (readonly [file: string, part: RegExp, what: string, todo: string])[] =
  [
    [
      factsFile,
      /^ {4}accent: .*\/\/ sample$/m,
      "The colours are the sample’s.",
      "Set the colours of your brand.",
    ],
    [
      "src/site/logo.svg",
      /m30\.9 14\.7-18\.4-6\.4 3 6\.4-3 6\.4z/,
      "The logo is the sample’s.",
      "Replace the drawing, then run: npm run icons",
    ],
    ["src/content/demo-tabs.json", /Ana’s birthday/, "These are the sample’s.", "Write others."],
    [
      "README.md",
      /^!\[.*\]\(docs\/home\.png\)<!-- sample -->$/m,
      "docs/home.png shows the sample.",
      "Replace the picture and take the comment away, or remove both.",
    ],
  ];

/** The dates of the invented releases. A release with another date is the owner's own. */
const sampleDates: readonly string[] = (
  "2025-09-16 2025-10-07 2025-11-04 2025-11-25 2026-01-20 2026-03-10 " +
  "2026-03-26 2026-05-19 2026-06-09 2026-08-25 2026-09-22 2026-11-10"
).split(" ");

/** What is untrue once a page of this website asks another host for something. */
const sentencesWithoutOtherHosts = [/no requests to third parties/];

/** Everything that the owner still has to replace before the launch. */
export function launchGaps(
  project: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  facts: Facts = { ...site, ...textFacts },
  hosts = otherHosts,
): readonly LaunchGap[] {
  const gaps: LaunchGap[] = [];
  const read = (file: string) =>
    existsSync(join(project, file)) ? readFileSync(join(project, file), "utf8") : "";
  /** Adds a gap at the first line of a file that has `part`, if one has it. */
  const addGap = (file: string, part: RegExp, what: string, todo: string) => {
    const at = read(file).search(part);
    if (at === -1) return;
    gaps.push({ file, line: read(file).slice(0, at).split("\n").length, what, todo });
  };

  for (const fact of Object.keys(shapes) as (keyof Facts)[]) {
    const todo = factTasks[fact] ?? "Correct it.";
    const line = new RegExp(`^  ${fact}:`, "m");
    if (isMarked(read(factsFile), fact) || hasSampleAddress(facts[fact])) {
      addGap(factsFile, line, `${fact} is the sample’s.`, todo);
      continue;
    }
    const { error } = shapes[fact]?.safeParse(facts[fact]) ?? {};
    const problems = error?.issues.map(({ path, message }) => [...path, message].join(": "));
    if (problems) addGap(factsFile, line, `${fact} can’t be right. ${problems.join(" ")}`, todo);
  }
  for (const [file, part, what, todo] of otherSamples) addGap(file, part, what, todo);
  const address = wrongAddress(env, String(facts.defaultUrl));
  if (address !== undefined)
    addGap(
      factsFile,
      /^ {2}defaultUrl:/m,
      address,
      "Build with SITE_URL=https://www.example.org, with your own address.",
    );
  // If the owner's product really has that name, the comment is gone.
  const isNamedSo = facts.name === sampleName && !isMarked(read(factsFile), "name");
  if (!isNamedSo)
    for (const [file, what, todo] of placesOfName) addGap(file, /tabdart/i, what, todo);
  const files = contentFiles(project);
  const invented = files.filter(
    (file) =>
      file.includes("/releases/") &&
      sampleDates.includes(/^date: "?([\d-]+)/m.exec(read(file))?.[1] ?? ""),
  );
  if (invented[0] !== undefined)
    addGap(
      invented[0],
      /^date:/m,
      `Invented releases: ${invented.map((file) => basename(file, ".md")).join(", ")}.`,
      "README.md says which files to delete before the first launch.",
    );
  for (const file of files) {
    if (file === "src/content/privacy-policy.md")
      addGap(
        file,
        /- date: 2025-09-16/,
        "The policy’s dates and changes are invented.",
        "Start the list anew, and read the policy with whoever answers for it.",
      );
    if (!isNamedSo)
      addGap(file, /tabdart/i, "The sample’s name is in this text.", "Write {productName}.");
    for (const sentence of hosts.length > 0 ? sentencesWithoutOtherHosts : [])
      addGap(
        file,
        sentence,
        `Pages ask ${hosts.join(" and ")}, so “${sentence.source}” is untrue.`,
        "Say whom the page asks, for what, and what they learn of the visitor.",
      );
    addGap(
      file,
      /[\w-]\.example\b/,
      ".example addresses don’t exist.",
      "Write the real address, or take it out.",
    );
  }
  return gaps;
}

/** Why the site that is built has no address of its own; undefined if it has one. */
function wrongAddress(env: NodeJS.ProcessEnv, defaultUrl: string): string | undefined {
  const given = siteUrlOf(env);
  // A sample in site.ts is named with the other facts.
  if (given === undefined)
    return hasSampleAddress(defaultUrl) ? undefined : addressWarning(env, defaultUrl);
  try {
    return /^https:.*(?<!\.example)$/.test(checkedSiteUrl(given))
      ? undefined
      : `SITE_URL is ${given}, expected your own address with https://.`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The gaps as text for a terminal: the place, what is wrong, what to do. */
export function launchText(gaps: readonly LaunchGap[]): string {
  if (gaps.length === 0)
    return (
      "As far as this check can tell, nothing of the sample is left.\n\n" +
      "After the launch you can delete what was only for it: the folder scripts/launch, check:launch in " +
      "package.json, “Owners: before you launch” in README.md, and the links to that."
    );
  const entries = gaps.map(({ file, line, what, todo }) => `${file}:${line}\n  ${what}\n  ${todo}`);
  return [
    `${gaps.length} ${gaps.length === 1 ? "thing is" : "things are"} still a sample or missing. ` +
      `If a fact is right as it is, remove the comment “sample” behind it in ${factsFile}.`,
    ...entries,
  ].join("\n\n");
}

/** The Markdown files of the content, by path in the project. */
function contentFiles(project: string): readonly string[] {
  return pathsIn(join(project, "src/content"))
    .filter((path) => path.endsWith(".md"))
    .map((path) => `src/content${path}`)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

if (process.argv[1]?.endsWith("check-launch.ts")) {
  const gaps = launchGaps(process.cwd());
  console.log(launchText(gaps));
  if (!isInStore())
    console.log("\nNo store is set yet, so visitors see the site as before a launch.");
  if (gaps.length > 0) process.exitCode = 1;
}
