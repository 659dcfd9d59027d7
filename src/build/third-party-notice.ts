// Build time only: pure.

/** A package of which something ships to visitors. */
export type ShippedPackage = Readonly<{
  name: string;
  version: string;
  license: string;
  /** The text of its licence file; empty when it has none. */
  text: string;
}>;

/** Licences that ask for no more than their text and the name of the author. */
const permissive: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
]);

/** The folder of the package that a module's file belongs to, or undefined for our own modules. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** Packages whose licence may not simply ship. */
export function doubtfulPackages(packages: readonly ShippedPackage[]): readonly ShippedPackage[] {
  return packages.filter(({ license }) => !permissive.has(license));
}

/** One text that names every package and its licence, packages with the same text together. */
export function thirdPartyNotice(siteName: string, packages: readonly ShippedPackage[]): string {
  const groups = new Map<string, ShippedPackage[]>();
  for (const shipped of [...packages].sort((a, b) => a.name.localeCompare(b.name, "en"))) {
    const text = shipped.text.replaceAll("\r\n", "\n").trim() || `Licence: ${shipped.license}`;
    groups.set(text, [...(groups.get(text) ?? []), shipped]);
  }
  const entries = [...groups].map(([text, members]) => {
    const names = members.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${names.join("\n")}\n\n${text}\n`;
  });
  const rule = `\n${"-".repeat(72)}\n\n`;
  return [`The website of ${siteName} contains software by others:\n`, ...entries].join(rule);
}
