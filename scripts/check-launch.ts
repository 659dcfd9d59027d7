// `npm run check:launch`: names each line that is still the sample's, and each store without a page. It
// fails until nothing of the sample is left; a store without a page may stay.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../src/build/project-files";

/** The comment behind what is the sample's, its name, and addresses that are nobody's (RFC 2606). */
const sample = /(?:\/\/|#|<!--) sample\b|tabdart|\.example(?!\.?[\w-])/i;
const noStore = /^\s*(?:Chrome|Edge|Opera): null\b/;

// Not demo-tabs.json: its addresses are under .example on every site.
const filesOf = (project: string) => [
  ...["README.md", "LICENSE", "package.json", "package-lock.json"],
  ...["src/site/site.ts", "src/site/logo.svg"],
  ...filesBelow(join(project, "src/content"))
    .map((name) => `src/content/${name}`)
    .filter((file) => file.endsWith(".md")),
];

/** A line that is left, as "file:line  text". */
type Left = Readonly<{ text: string; isSample: boolean }>;

/** What an owner still has to look at, in the order of files and lines. */
export function linesLeft(project: string): readonly Left[] {
  return filesOf(project).flatMap((file) =>
    readFileSync(join(project, file), "utf8")
      .split("\n")
      .flatMap((line, index): Left[] => {
        const isSample = sample.test(line);
        if (!isSample && !noStore.test(line)) return [];
        return [{ text: `${file}:${index + 1}  ${line.trim().slice(0, 90)}`, isSample }];
      }),
  );
}

if (process.argv[1]?.endsWith("check-launch.ts")) {
  const left = linesLeft(process.cwd());
  for (const { text } of left) console.log(text);
  if (left.some(({ isSample }) => isSample)) process.exitCode = 1;
  else console.log("Nothing of the sample is left. The checklist in README.md has the rest.");
}
