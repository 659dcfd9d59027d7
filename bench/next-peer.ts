import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "../src/site/site";

const packages = { next: "15.5.29", react: "19.3.1", "react-dom": "19.3.1" };

const layout = (paths: readonly string[]) => `import Link from "next/link";

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>${paths.map((path) => `<Link href="${path}">${path}</Link>`).join(" ")}</nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
`;

const page = (path: string) => `export const metadata = { title: "${path}" };

export default function Page() {
  return <><h1>The page ${path}</h1>${"<p>A few plain words.</p>".repeat(6)}</>;
}
`;

/**
 * Builds a site of nearly empty pages at our addresses with Next.js, and returns its folder: of all
 * generators compared, its static export shows the next page soonest after a tap. Kept in the
 * folder for temporary files, since it needs the npm registry.
 */
export function buildNextPeer(): string {
  const project = join(tmpdir(), `next-peer-${packages.next}`);
  const out = join(project, "out");
  if (existsSync(join(out, "404.html"))) return out;
  const paths = Object.values(routes);
  const files: Record<string, string> = {
    "package.json": JSON.stringify({ private: true, dependencies: packages }),
    "next.config.mjs": `export default { output: "export" };\n`,
    "app/layout.js": layout(paths),
  };
  for (const path of paths) files[join("app", path, "page.js")] = page(path);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(project, name, ".."), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: project, env, stdio: ["ignore", "ignore", "inherit"] });
  run("npm", ["install", "--no-audit", "--no-fund"]);
  run("npx", ["next", "build"]);
  return out;
}
