import { checkContent, type ContentReport } from "../../src/content-source/check/check-content";
import { pageFiles } from "../../src/content-source/check/collections";
import type { PictureFile } from "../../src/content-source/check/pictures";
import { routes } from "../../src/site/site";
import type { Mistake } from "../../src/content-source/check/mistake-format";

const page = (title: string, ...sections: readonly string[]) =>
  `---\ntitle: ${title}\nheading: ${title}\nlead: One sentence.\n---\n${sectionTexts(sections)}`;

function sectionTexts(ids: readonly string[]): string {
  return ids.map((id) => `\n## About ${id} {#${id}}\n\nText.\n`).join("");
}

const demoTabs = Array.from({ length: 8 }, (_, index) => ({
  window: ([1, 2, "private"] as const)[index % 3],
  title: `Tab ${index}`,
  address: `tabs.example/${index}`,
}));

/** The smallest valid content, by path below src/content. */
export const sampleContent: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pageFiles.map((file) => [file, page("Another page of code")])),
  "pages/index.md":
    "---\nheading: Find a tab\nlead: Press {shortcut}.\n---\n" +
    sectionTexts([
      ...["private-by-design", "at-a-glance", "try", "compare", "reasons", "questions"],
      ...["install", "phone"],
    ]),
  "pages/getting-started.md": page("Getting started", "keys", "for-somebody-else"),
  "pages/support.md":
    "---\ntitle: Support\nheading: Support\nlead: One sentence.\ngroups:\n  - slug: shortcuts\n    title: Shortcuts\n---\n" +
    sectionTexts(["contact", "mail"]),
  "pages/release-notes.md": page("Release notes"),
  "pages/privacy-policy.md": page("Privacy policy"),
  "privacy-policy.md":
    "---\neffective: 2026-03-10\nchanges:\n  - date: 2026-03-10\n    text: First version.\nsummary: It keeps nothing.\n---\n\n## Scope\n\nText.\n",
  "demo-tabs.json": JSON.stringify(demoTabs),
  "features/typing.md": "---\ntitle: Type\norder: 1\n---\n\nText.\n",
  "steps/getting-started/install.md":
    "---\ntitle: Install\norder: 1\nhelp: [nothing-happens]\n---\n\nText.\n",
  "answers/shortcuts/nothing-happens.md":
    "---\nquestion: Nothing happens\norder: 1\naliases: [dead-shortcut]\n---\n\nPress {modifierKey}.\n",
  "releases/1.0.0.md": "---\nversion: 1.0.0\ndate: 2026-01-10\n---\n\n## Added\n\n- The list.\n",
  "releases/1.1.0.md":
    "---\nversion: 1.1.0\ndate: 2026-02-10\n---\n\nA summary.\n\n## Fixed\n\n- A slip.\n",
};

type Changes = Readonly<Record<string, string | null>>;

/** The result of the checks for the sample with some files changed, added or (null) removed. */
export function sampleReport(
  changes: Changes,
  published: readonly string[] = [],
  pictures: readonly PictureFile[] = [],
): ContentReport {
  const files = Object.entries({ ...sampleContent, ...changes }).flatMap(([path, text]) =>
    text === null ? [] : [{ path, text }],
  );
  const served = new Set(["/release-notes.xml", "/user guide.pdf"]);
  const pages = Object.values(routes);
  return checkContent({
    files,
    pages,
    pictures,
    published,
    served,
    latestDay: "2026-11-20",
  });
}

/** The mistakes in the sample with some files changed, added or (null) removed. */
export function mistakesIn(
  changes: Changes,
  published: readonly string[] = [],
): readonly Mistake[] {
  return sampleReport(changes, published).mistakes;
}
