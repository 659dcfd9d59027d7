// Build time only: the end of a build, which Gatsby calls after the last step of each plugin.
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter } from "gatsby";
import { addressWarning } from "../../site/environment";
import { notFoundDocument } from "../../site/page-path";
import { site } from "../../site/site";
import { absoluteUrl } from "../../site/addresses";
import { readBuildFiles, writeBuildManifest } from "./build-files";
import { builtPages } from "./built-pages";
import { documentProblems } from "./check-documents";
import { deadLinks } from "./dead-links";
import { contentSecurityPolicy } from "./content-security-policy";
import { finishDocuments } from "./finish-documents";
import { writeHostFiles } from "./host-files";
import { readDocuments } from "./read-documents";
import { removeUnusedFiles } from "./unused-files";
import { writeServiceWorker } from "./write-service-worker";

/** The adapter that turns what Gatsby has built in this project folder into what hosts need. */
export function siteAdapter(directory: string): IAdapter {
  const root = join(directory, "public");
  return {
    name: `${site.name}’s own`,
    async adapt({ routesManifest, pathPrefix, reporter }) {
      const pages = builtPages(routesManifest, pathPrefix);
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap-index.xml")}\n`;
      await writeFile(join(root, "robots.txt"), robots);
      await removeUnusedFiles(root);
      await finishDocuments(root);
      // From here on, no page, script or text changes.
      const files = readBuildFiles(root);
      const documents = readDocuments(root);
      const paths = files.map(({ path }) => path);
      const textAt = (path: string, file = path) => {
        return { path, text: readFileSync(join(root, file), "utf8") };
      };
      const texts = [
        ...pages.map((path) => textAt(path, `${path}/index.html`)),
        textAt(notFoundDocument),
      ];
      const scripts = paths.filter((path) => path.endsWith(".js")).map((path) => textAt(path));
      const home = absoluteUrl("/");
      const problems = [
        ...documentProblems(texts, scripts, home),
        ...deadLinks(texts, new Set(paths), home),
      ];
      if (problems.length > 0) reporter.panicOnBuild(problems.join("\n"));
      const policy = contentSecurityPolicy(documents);
      const build = { pages, documents, files, pathPrefix, policy };
      // Replaces the worker that gatsby-plugin-offline has written.
      reporter.info(await writeServiceWorker(directory, build));
      await writeHostFiles(directory, build);
      const warning = addressWarning(process.env, site.defaultUrl);
      if (warning !== undefined) reporter.warn(warning);
      // Written last, because it announces that the build is complete.
      await writeBuildManifest(root, pages, files);
    },
  };
}
