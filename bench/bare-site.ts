import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const config = `module.exports = {
  siteMetadata: { siteUrl: "https://bare.example" },
  plugins: ["gatsby-plugin-react-helmet", "gatsby-plugin-offline"],
};
`;

const page = (name: string) => `import * as React from "react";
import { Helmet } from "react-helmet";
import { Link } from "gatsby";

export default function Page() {
  return (
    <main>
      <Helmet title="${name}" />
      <h1>${name}</h1>
      <Link to="/support">Support</Link>
    </main>
  );
}
`;

/** Writes a Gatsby site with as many pages and what the owner asked for, and nothing else. */
export function writeBareSite(folder: string): void {
  const pages = join(folder, "src/pages");
  mkdirSync(pages, { recursive: true });
  // Gatsby builds only where its name stands among the dependencies.
  const dependencies = { gatsby: "*", react: "*", "react-dom": "*" };
  const facts = { name: "bare", private: true, dependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(facts));
  writeFileSync(join(folder, "gatsby-config.js"), config);
  for (const name of [
    "index",
    "getting-started",
    "support",
    "release-notes",
    "privacy-policy",
    "404",
  ])
    writeFileSync(join(pages, `${name}.tsx`), page(name));
}
