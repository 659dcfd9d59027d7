// Build time only: the addresses that code names, against the pages that Gatsby has made.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { didYouMean } from "../content-source/markdown/report";
import { pagePath } from "../site/page-path";
import { routes } from "../site/site";
import { pathsIn } from "./build-files";

/** An address of the site in code: of a link, of a list of links, or in a call of `navigate`. */
const linkInCode = /(?:\b(?:to|href)=\{?|\bto: |\bnavigate\()["'`](\/[^"'`#?$]*)/g;

/** What leads to no page, a sentence each: `routes` in site.ts, and links in components. */
export function wrongAddresses(project: string, pages: readonly string[]): readonly string[] {
  const isPage = (path: string) => pages.includes(pagePath(path));
  const noPage = (path: string) => `no page has that address. ${didYouMean(path, pages)}`;
  const named = Object.entries(routes)
    .filter(([, path]) => !isPage(path))
    .map(([name, path]) => `src/site/site.ts: routes.${name} is "${path}", but ${noPage(path)}`);
  const components = pathsIn(join(project, "src")).filter((file) => /\.[jt]sx?$/.test(file));
  const linked = components.sort().flatMap((name) => {
    const file = `src${name}`;
    const code = readFileSync(join(project, file), "utf8");
    return [...code.matchAll(linkInCode)]
      .filter(([, path = ""]) => !isPage(path) && !/\.\w+$/.test(path))
      .map(({ 1: path = "", index }) => {
        const line = code.slice(0, index).split("\n").length;
        return `${file}:${line}: a link leads to "${path}", but ${noPage(path)}`;
      });
  });
  return [...named, ...linked];
}
