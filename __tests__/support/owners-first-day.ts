import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const content = "src/content";

function edit(project: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(join(project, file), "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(join(project, file), changed);
}

const logo = (
  ground: string,
  arrow: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <circle cx="12" cy="12" r="11" fill="${ground}"/>
  <path fill="none" stroke="${arrow}" stroke-width="2" stroke-linecap="round" d="M6 12h9m-4-4 4 4-4 4"/>
</svg>
`;

/** The first day of an owner, as the checklist in README.md has it. */
export function ownersFirstDay(project: string): void {
  const facts: Readonly<Record<string, string>> = {
    name: '"Flit & Find"',
    description: '"Flit to any open tab: type what you remember, press Enter."',
    shortcut: '["Alt", "J"]',
    contactAddress: '"help@flit.test"',
    publisher: '{ name: "Flit GmbH", country: "Austria" }',
    person: '"Mia answers your emails."',
    price: '"5 euros a year"',
    operatingSystems: '"Windows, macOS"',
    systems: '"Windows or macOS"',
    legalBasis: '"our legitimate interest"',
    dataAuthority: '"the Austrian Data Protection Authority"',
    logRetention: '"two weeks"',
    defaultUrl: '"https://www.flit.test"',
    stores: `{
    Chrome: "https://chromewebstore.google.com/detail/flit/abcdefghijklmnopabcdefghijklmnop",
    Edge: "https://microsoftedge.microsoft.com/addons/detail/flit/abcdefghijklmnopabcdefghijklmnop",
    Opera: null,
  }`,
  };
  const colours: Readonly<Record<string, string>> = {
    ...{ "#fbfaf8": "#f6fafb", "#241e1a": "#10212b", "#ee5e23": "#1098ad", "#b73d10": "#0b6476" },
    ...{ "#c54211": "#0b7285", "#171513": "#0d1417", "#fe773d": "#22b8cf", "#f8935d": "#66d9e8" },
    ...{ "#fb864b": "#3bc9db", "#1f0f09": "#04161a" },
  };
  const releases = join(project, content, "releases");
  for (const file of readdirSync(releases)) rmSync(join(releases, file));
  edit(project, `${content}/published-ids.txt`, (text) =>
    text.replace(/^\/release-notes#v\d.*\n/gm, ""),
  );
  // The first release waits for the launch.
  writeFileSync(
    join(project, content, "releases/1.0.0.md"),
    '---\nversion: "1.0.0"\ndate: 2999-01-01\n---\n\n## Added\n\n- The first public version.\n',
  );
  edit(project, `${content}/privacy-policy.md`, (text) =>
    // The first version has the day from which the policy applies.
    text.replace(
      /^effective: (.*)\n([^]*?)^changes:\n(?:[ \t]+.*\n)+/m,
      'effective: $1\n$2changes:\n  - date: $1\n    text: "First version."\n',
    ),
  );
  edit(project, "src/site/site.ts", (text) => {
    const named = Object.entries(facts).reduce(
      (all, [fact, value]) =>
        all.replace(
          new RegExp(`^  ${fact}: (?:\\{\\n[^}]*\\}|.*),$`, "m"),
          () => `  ${fact}: ${value},`,
        ),
      text,
    );
    const confirmed = named.replace(/^\)\[\] = \[\];$/m, ')[] = ["supportedVersions"];');
    return Object.entries(colours).reduce((all, [from, to]) => all.replace(from, to), confirmed);
  });
  writeFileSync(join(project, "src/site/logo.svg"), logo("#0b7285", "#fff"));
  writeFileSync(join(project, "src/site/logo-dark.svg"), logo("#3bc9db", "#111"));
  edit(project, "package.json", (text) =>
    text.replace(/(?<="name": )".*"/, JSON.stringify("flit-site")),
  );
  edit(project, "LICENSE", (text) => text.replace(/^Copyright.*$/m, "Copyright (c) Flit GmbH"));
}
