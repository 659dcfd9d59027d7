import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { site } from "../../site/site";

/** A package whose code visitors download. `text` is empty if it has no licence file. */
export type ShippedPackage = Readonly<{
  name: string;
  version: string;
  license: string;
  text: string;
}>;

/** The folder of the package that a module's file belongs to, or undefined for our own modules. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** A text with every package and its licence. Packages with the same licence text are grouped. */
export function thirdPartyNotice(siteName: string, packages: readonly ShippedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const shipped of [...packages].sort((a, b) => a.name.localeCompare(b.name, "en"))) {
    const { name, version, license } = shipped;
    const text = shipped.text.replaceAll("\r\n", "\n").trim() || `Licence: ${license}`;
    groups.set(text, [...(groups.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const entries = [...groups].map(([text, names]) => `${names.join("\n")}\n\n${text}\n`);
  const rule = `\n${"-".repeat(72)}\n\n`;
  return [`The website of ${siteName} contains software by others:\n`, ...entries].join(rule);
}

function readPackage(folder: string): ShippedPackage {
  const facts = readFileSync(join(folder, "package.json"), "utf8");
  const { name, version, license = "unknown" } = JSON.parse(facts) as ShippedPackage;
  const file = readdirSync(folder).find((entry) => /^(un)?licen[cs]e(\.|-|$)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8") : "";
  return { name, version, license, text };
}

/** Writes `/third-party-licenses.txt` about the font and the packages of these modules. */
export async function writeThirdPartyNotice(
  directory: string,
  modules: readonly string[],
): Promise<void> {
  const found = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined));
  // Gatsby copies its own part of the site to .cache.
  const { resolve } = createRequire(join(directory, "package.json"));
  found.add(dirname(resolve("gatsby/package.json")));
  const folders = [...found].filter((folder) => existsSync(join(folder, "package.json")));
  const text = readFileSync(join(directory, "src/site/schibsted-grotesk.OFL.txt"), "utf8");
  const font = { name: "Schibsted Grotesk", version: "font", license: "OFL-1.1", text };
  await writeFile(
    join(directory, "public", "third-party-licenses.txt"),
    thirdPartyNotice(site.name, [...folders.map(readPackage), font]),
  );
}
