// A door of this room: what hosts answer. Servers and deploy-check ask it, too.
import { isHashedPath } from "../runtime/offline/hashed-path";
import { contentSecurityPolicy } from "./output/content-security-policy";
import { readDocuments } from "./output/read-documents";

/** Media types by file extension, for every kind of file in a build. All servers use this list. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Whether compression makes files of this media type smaller. */
export function isCompressible(contentType: string): boolean {
  return /charset=|wasm/.test(contentType);
}

/** The media type of a file by its extension. A file with an unknown extension is a download. */
export function contentType(path: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const known = Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  return known ?? "application/octet-stream";
}

export type CacheKind = "revalidated" | "immutable" | "unstored";

/**
 * Cache-Control by kind of file. "revalidated" is exactly the default of Netlify and Cloudflare
 * Pages, so it needs no rule in `_headers`, where the values of overlapping rules are joined.
 */
export const cacheControls: Readonly<Record<CacheKind, string>> = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
  unstored: "no-store",
};

/** Source of a regular expression for the files that announce builds. */
export const buildFilePattern = "^/builds/";

/** How long a file may be cached, by its path below the path prefix. */
export function cacheKind(path: string): CacheKind {
  if (new RegExp(buildFilePattern).test(path)) return "unstored";
  return isHashedPath(path) ? "immutable" : "revalidated";
}

/** The headers of every response. */
export function securityHeaders(contentSecurityPolicy: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    // A query may contain words. The referrer must not pass them on.
    "Referrer-Policy": "strict-origin",
    // Features that are not named keep the browser's default. web-share is not named, because
    // Chromium on Linux reports it as unknown in the console.
    "Permissions-Policy":
      "clipboard-write=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Browsers ignore it without TLS. The owner of the domain may add subdomains and preloading.
    "Strict-Transport-Security": "max-age=31536000",
  };
}

/** The headers of every response, for a finished site in this folder. */
export const headersOfSite = (root: string): Readonly<Record<string, string>> =>
  securityHeaders(contentSecurityPolicy(readDocuments(root)));
