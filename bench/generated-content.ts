import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const firstDay = Date.UTC(2000, 0, 1);

/** Adds as many releases as asked, all older than the project's own, which its texts link to. */
export function generateReleases(project: string, count: number): void {
  const folder = join(project, "src/content/releases");
  for (let at = 0; at < count; at += 1) {
    const version = versionAt(at);
    const date = new Date(firstDay + Math.floor(at / 2) * 86_400_000).toISOString().slice(0, 10);
    writeFileSync(
      join(folder, `${version}.md`),
      `---\nversion: ${version}\ndate: ${date}\n---\n\nA release about ${words(at)}.\n\n## Added\n\n- The list can ${words(at + 1)} with <kbd>Enter</kbd> in {browserName}.\n- An answer on [the shortcut](/support#shortcut-does-nothing) that names ${words(at + 2)}.\n\n## Fixed\n\n- The window no longer forgets ${words(at + 3)}.\n`,
    );
  }
}

/** Adds as many answers as asked to the project's own, without taking their places. */
export function generateAnswers(project: string, count: number): void {
  for (let at = 0; at < count; at += 1) {
    writeFileSync(
      join(project, `src/content/answers/behaviour/generated-${at}.md`),
      `---\nquestion: What if ${words(at)}?\norder: ${1000 + at}\n---\n\nPress {modifierKey} and look for ${words(at + 1)}. Then ${words(at + 2)}.\n\n- First ${words(at + 3)}.\n- Then ${words(at + 4)}.\n`,
    );
  }
}

/** Edits one generated release as a writer would: a word more in its summary. */
export function touchRelease(project: string, at: number): void {
  const path = join(project, `src/content/releases/${versionAt(at)}.md`);
  writeFileSync(path, readFileSync(path, "utf8").replace("A release about", "A release all about"));
}

function versionAt(at: number): string {
  return `0.${Math.floor(at / 500)}.${at % 500}`;
}

const vocabulary =
  "tabs windows titles addresses keys lists letters settings icons menus names places".split(" ");

/** A few words that differ from entry to entry, so that nothing compresses away. */
function words(seed: number): string {
  return [7, 11, 13]
    .map((step) => `${vocabulary[(seed * step) % vocabulary.length] ?? ""} ${(seed * step) % 997}`)
    .join(" and ");
}
