// Build time only.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { readBuildFiles } from "./build-files";
import { recordedBuildAssets } from "./record-build-assets";
import { site } from "../site/site";
import { contentSecurityPolicy } from "./content-security-policy";
import { beyondHostLimits, headersFile, nginxConfiguration } from "./host-files";
import { readDocuments } from "./read-documents";
import { securityHeaders } from "./response-headers";

/**
 * Writes the response headers for hosts: `public/_headers`, and `deploy/nginx.conf` outside the
 * folder that visitors reach. Run it when the documents are finished.
 */
export async function writeHostFiles({
  store,
  pathPrefix,
  reporter,
}: ParentSpanPluginArgs): Promise<void> {
  const { directory } = store.getState().program;
  const root = join(directory, "public");
  const facts = {
    siteName: site.name,
    pathPrefix,
    headers: securityHeaders(contentSecurityPolicy(readDocuments(root))),
    paths: readBuildFiles(root, recordedBuildAssets()).map(({ path }) => path),
  };
  const headers = headersFile(facts);
  for (const excess of beyondHostLimits(headers))
    reporter.warn(`public/_headers is too much for Cloudflare Pages: ${excess}`);
  await writeFile(join(root, "_headers"), headers);
  await mkdir(join(directory, "deploy"), { recursive: true });
  await writeFile(join(directory, "deploy", "nginx.conf"), nginxConfiguration(facts));
}
