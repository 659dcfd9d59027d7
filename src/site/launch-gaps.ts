// Build time and scripts only.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressWarning } from "./checked-site-url";
import { contrastMistakes } from "./colours";
import { sampleFacts, site } from "./site";

/** Something that is still a sample or missing, with its file and line. */
export type LaunchGap = Readonly<{ file: string; line: number; what: string; todo: string }>;

/** The dates of the invented releases. A release with another date is the owner's own. */
const sampleReleases: Readonly<Record<string, string>> = {
  "1.0.0": "2025-09-16",
  "1.0.1": "2025-10-07",
  "1.1.0": "2025-11-04",
  "1.1.1": "2025-11-25",
  "1.2.0": "2026-01-20",
  "1.3.0": "2026-03-10",
  "1.3.1": "2026-03-26",
  "1.4.0": "2026-05-19",
  "1.4.1": "2026-06-09",
  "1.5.0": "2026-08-25",
  "1.5.1": "2026-09-22",
  "1.6.0": "2026-11-10",
};

/** The first entry of the invented policy's list of changes. */
const samplePolicyStart = "2025-09-16";

/** SHA-256 of logo-drawings.json with the sample's logo. */
const sampleLogo = "4c5c83db0a0e9302db863ffd1593ba335eec68b0242e777d667422f63a0b87c9";

/** Whether this text is the file of one of the invented releases. */
export function isSampleRelease(version: string, text: string): boolean {
  const date = /^date:\s*"?([\d-]+)/m.exec(text)?.[1];
  return (
    date !== undefined && Object.hasOwn(sampleReleases, version) && sampleReleases[version] === date
  );
}

const todos: Readonly<Record<(typeof sampleFacts)[number], string>> = {
  contactAddress: "Set the address that answers for the product.",
  defaultUrl: "Set the address of the site.",
  logRetention: "Ask your host how long it keeps its server logs.",
  price: "Set what the product costs.",
  publisher: "Set who publishes the product, as your privacy policy names them.",
  stores: "Set the address of each store page that exists; null means not there yet.",
};

/** Everything that the owner still has to replace before the launch. */
export function launchGaps(
  project: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): readonly LaunchGap[] {
  const gaps: LaunchGap[] = [];
  const addGap = (
    file: string,
    text: string,
    part: string | RegExp,
    what: string,
    todo: string,
  ) => {
    const at = typeof part === "string" ? text.indexOf(part) : text.search(part);
    gaps.push({ file, line: text.slice(0, Math.max(0, at)).split("\n").length, what, todo });
  };
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  const facts = "src/site/site.ts";
  const factsText = read(facts);
  for (const fact of sampleFacts)
    addGap(
      facts,
      factsText,
      new RegExp(`^  ${fact}:`, "m"),
      `${fact} is a sample.`,
      `${todos[fact]} Then take "${fact}" out of sampleFacts.`,
    );
  if (
    !Object.values(site.stores).some(Boolean) &&
    !(sampleFacts as readonly string[]).includes("stores")
  )
    addGap(facts, factsText, /^ {2}stores:/m, "No store page is set.", todos.stores);
  const warning = addressWarning(env, site.defaultUrl);
  if (warning)
    addGap(
      facts,
      factsText,
      /^ {2}defaultUrl:/m,
      warning,
      "Build with SITE_URL=https://your.site, or set defaultUrl.",
    );
  if (/\.example\/?$/.test(env.SITE_URL ?? ""))
    addGap(
      facts,
      factsText,
      /^ {2}defaultUrl:/m,
      `SITE_URL is ${env.SITE_URL}, which no site can have.`,
      "Set SITE_URL to the address of your site.",
    );
  for (const mistake of contrastMistakes())
    addGap(facts, factsText, /^ {2}colours:/m, "Two colours are too close to be read.", mistake);
  const drawings = "src/site/logo-drawings.json";
  if (createHash("sha256").update(read(drawings)).digest("hex") === sampleLogo)
    addGap(
      "src/site/logo.svg",
      "",
      "",
      "The logo is the sample's.",
      "Replace the drawing, then run: npm run icons",
    );
  for (const file of contentFiles(project)) {
    const text = read(file);
    const version = /^src\/content\/releases\/(.+)\.md$/.exec(file)?.[1];
    if (version !== undefined && isSampleRelease(version, text))
      addGap(
        file,
        text,
        /^date:/m,
        `Release ${version} is invented.`,
        "npm run start:fresh removes all invented releases.",
      );
    if (file === "src/content/privacy-policy.md" && text.includes(`- date: ${samplePolicyStart}`))
      addGap(
        file,
        text,
        `- date: ${samplePolicyStart}`,
        "The policy's dates and changes are invented.",
        "npm run start:fresh starts the list anew; read the policy with whoever answers for it.",
      );
    for (const [index, line] of text.split("\n").entries())
      if (/[\w-]\.example\b/.test(line))
        gaps.push({
          file,
          line: index + 1,
          what: "An address ends in .example, where nothing is.",
          todo: "Write the real address, or take it out.",
        });
  }
  return gaps;
}

/** The gaps as text for a terminal: the place, what is wrong, what to do. */
export function launchText(gaps: readonly LaunchGap[]): string {
  if (gaps.length === 0) return "Nothing is left of the sample. Ready to launch.";
  const entries = gaps.map(({ file, line, what, todo }) => `${file}:${line}\n  ${what}\n  ${todo}`);
  return [
    `${gaps.length} ${gaps.length === 1 ? "thing is" : "things are"} still a sample or missing.`,
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
