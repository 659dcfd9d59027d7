import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const scripts = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const scriptHints =
  /<link\b(?=[^>]*\brel="?(?:preload|modulepreload|prefetch)\b)(?=[^>]*(?:\bas="?(?:script|fetch)\b|modulepreload))[^>]*>/gi;

/** A document without its scripts and without the hints that fetch scripts and their data. */
export function plainTwin(html: string): string {
  return html.replace(scripts, "").replace(scriptHints, "");
}

/**
 * Writes the plain twin of a finished build into a folder of its own and returns that folder: the
 * same documents, styles and fonts, and no script, which is as fast as this content can be.
 */
export function writePlainTwin(root: string): string {
  const twin = mkdtempSync(join(tmpdir(), "plain-twin-"));
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (/^_gatsby\b/.test(name)) continue;
    const target = join(twin, name);
    if (/\.html$/.test(name) && !/^page-data\b/.test(name)) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, plainTwin(readFileSync(join(root, name), "utf8")));
    } else if (/\.(woff2|svg|png|ico|webmanifest|css)$/.test(name)) {
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(root, name), target);
    }
  }
  return twin;
}
