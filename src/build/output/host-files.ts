// Build time only: the same headers in the format of each host.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashedPathPattern, isHashedPath } from "../../runtime/offline/hashed-path";
import { site } from "../../site/site";
import type { FinishedBuild } from "./build-files";
import {
  buildFilePattern,
  cacheControls,
  type CacheKind,
  contentTypes,
  isCompressible,
  securityHeaders,
} from "../hosts";

export type HostFacts = Readonly<{
  pathPrefix: string;
  headers: Readonly<Record<string, string>>;
  /** The paths of the build's files below the path prefix. */
  paths: readonly string[];
}>;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. They join the values of two rules that match, so
 * Cache-Control is set only where it differs from their default.
 */
export function headersFile({ pathPrefix, headers, paths }: HostFacts): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [
      pathPrefix + path,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n");
  const immutable = { "Cache-Control": cacheControls.immutable };
  const hashed = paths.filter((path) => isHashedPath(path) && !path.startsWith("/static/"));
  const rules = [
    rule("/*", headers),
    rule("/builds/*", { "Cache-Control": cacheControls.unstored }),
    rule("/static/*", immutable),
    ...hashed.map((path) => rule(path, immutable)),
  ];
  return `${rules.join("\n")}\n`;
}

/** A quoted word of nginx's configuration. */
function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function below(pattern: string, prefix: string): string {
  return `^${prefix.replaceAll(".", "\\.")}${pattern.slice(1)}`;
}

/** The file that an nginx `server` block includes to serve the site. */
export function nginxConfiguration({ pathPrefix, headers }: HostFacts): string {
  const types = Object.entries(contentTypes);
  const mediaTypes = types.map(([extension, type]) => `  ${type.split(";")[0]} ${extension};`);
  const texts = types
    .filter(([extension, type]) => isCompressible(type) && extension !== "html")
    .map(([, type]) => type.split(";")[0])
    .join(" ");
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  // `set` is not inherited, so every location has its own.
  const location = (match: string, cache: CacheKind, answer: string) => `
  location ${match} {
    set $site_cache ${quoted(cacheControls[cache])};
    ${answer}
  }`;
  const notFound = `${pathPrefix}/404.html`;
  const slash = `# The home page has a slash at its end.
location = ${pathPrefix} {
  absolute_redirect off;
  return 301 ${pathPrefix}/$is_args$args;
}
`;
  return `# Written by the build of ${site.name}: include it in a server block that has
# listen, server_name, root (the folder ${pathPrefix ? `that has the build below ${pathPrefix}` : "of the build"}) and certificates.
# Everything here is for ${pathPrefix}/ and below, except the page for malformed addresses, such as /%.

error_page 400 ${notFound};
${pathPrefix && slash}
location ${pathPrefix}/ {
  server_tokens off;
  # A proxy in front may be reached by another scheme and port.
  absolute_redirect off;
  charset utf-8;
  charset_types ${texts};
  default_type application/octet-stream;
  types {
${mediaTypes.join("\n")}
  }

  # A copy beside a file, such as support.html.gz, is sent instead.
  gzip_static on;
  gzip on;
  gzip_vary on;
  # For a proxy in front as well, which asks by HTTP/1.0.
  gzip_proxied any;
  gzip_http_version 1.0;
  gzip_comp_level 6;
  gzip_min_length 1024;
  gzip_types ${texts};
  etag on;

  ${lines.join("\n  ")}
  add_header Cache-Control $site_cache always;

  error_page 400 404 ${notFound};
${location(`= ${notFound}`, "revalidated", "internal;")}
${location(`= ${pathPrefix}/404`, "revalidated", "return 404;")}
${location(`= ${pathPrefix}/_headers`, "revalidated", "return 404;")}
${location("~ /\\.(?!well-known/)", "revalidated", "return 404;")}
${location(`~ ${quoted(below(buildFilePattern, pathPrefix))}`, "unstored", "try_files $uri =404;")}
${location(`~ ${quoted(below(hashedPathPattern, pathPrefix))}`, "immutable", "try_files $uri =404;")}
${location(`${pathPrefix}/`, "revalidated", "try_files $uri $uri.html $uri/index.html =404;")}
}
`;
}

/** Writes `public/_headers`, and `deploy/nginx.conf`, which visitors do not reach. */
export async function writeHostFiles(
  directory: string,
  { files, pathPrefix, policy }: FinishedBuild,
): Promise<void> {
  const facts = {
    pathPrefix,
    headers: securityHeaders(policy),
    paths: files.map(({ path }) => path),
  };
  await writeFile(join(directory, "public/_headers"), headersFile(facts));
  await mkdir(join(directory, "deploy"), { recursive: true });
  await writeFile(join(directory, "deploy/nginx.conf"), nginxConfiguration(facts));
}
