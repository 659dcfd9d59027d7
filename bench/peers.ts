// The sites with which this site is compared.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { routes } from "../src/site/site";

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const scriptHints =
  /<link\b(?=[^>]*\brel="?(?:preload|modulepreload|prefetch)\b)(?=[^>]*(?:\bas="?(?:script|fetch)\b|modulepreload))[^>]*>/gi;

/** A document without its scripts and without the hints that prefetch scripts and their data. */
export function plainTwin(html: string): string {
  return html.replace(scripts, "").replace(scriptHints, "");
}

/**
 * Copies a finished build without its scripts into a new folder and returns that folder. The copy
 * is as fast as this content can be. The caller removes it.
 */
export function writePlainTwin(root: string): string {
  const twin = mkdtempSync(join(tmpdir(), "plain-twin-"));
  cpSync(root, twin, { recursive: true });
  for (const name of readdirSync(twin, { recursive: true, encoding: "utf8" }))
    if (/(?<!^page-data.*)\.html$/.test(name))
      writeFiles(twin, { [name]: plainTwin(readFileSync(join(twin, name), "utf8")) });
  return twin;
}

const nextPackages = { next: "15.5.29", react: "19.3.1", "react-dom": "19.3.1" };

const nextLayout = `import Link from "next/link";
const paths = ${JSON.stringify(Object.values(routes))};
export default function Layout({ children }) {
  const links = paths.map((path) => <Link key={path} href={path}>{path}</Link>);
  return <html lang="en"><body><nav>{links}</nav><main>{children}</main></body></html>;
}
`;

const nextPage = (path: string) => `export const metadata = { title: "${path}" };
export default function Page() {
  return <><h1>The page ${path}</h1>${"<p>A few plain words.</p>".repeat(6)}</>;
}
`;

/**
 * Builds a site of nearly empty pages at our addresses with Next.js and returns its folder. Of the
 * generators that were compared, its static export is fastest from a tap to the next page. The
 * folder stays in the folder for temporary files, because building it needs the npm registry.
 */
export function buildNextPeer(): string {
  const project = join(tmpdir(), `next-peer-${nextPackages.next}`);
  const out = join(project, "out");
  if (existsSync(join(out, "404.html"))) return out;
  writeFiles(project, {
    "package.json": JSON.stringify({ private: true, dependencies: nextPackages }),
    "next.config.mjs": `export default { output: "export" };\n`,
    "app/layout.js": nextLayout,
  });
  for (const path of Object.values(routes))
    writeFiles(project, { [join("app", path, "page.js")]: nextPage(path) });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: project, env, stdio: ["ignore", "ignore", "inherit"] });
  run("npm", ["install", "--no-audit", "--no-fund"]);
  run("npx", ["next", "build"]);
  return out;
}

const bareConfig = `module.exports = {
  siteMetadata: { siteUrl: "https://bare.example" },
  plugins: ["gatsby-plugin-react-helmet", "gatsby-plugin-offline"],
};
`;

const barePage = (name: string) => `import * as React from "react";
import { Helmet } from "react-helmet";
import { Link } from "gatsby";
export default function Page() {
  const link = <Link to="/support">Support</Link>;
  return <main><Helmet title="${name}" /><h1>${name}</h1>{link}</main>;
}
`;

/** Writes a Gatsby site with the same number of pages, react-helmet and a worker, and no more. */
export function writeBareSite(folder: string): void {
  // Gatsby builds only a project that has it among its dependencies.
  const dependencies = { gatsby: "*", react: "*", "react-dom": "*" };
  writeFiles(folder, {
    "package.json": JSON.stringify({ name: "bare", private: true, dependencies }),
    "gatsby-config.js": bareConfig,
  });
  const names = Object.values(routes).map((route) => route.slice(1) || "index");
  for (const name of [...names, "404"])
    writeFiles(folder, { [`src/pages/${name}.tsx`]: barePage(name) });
}
