// Imported at build time only: pure, no React, no CSS.
import { isHashedPath } from "../offline/hashed-path";

/** Media types by file extension: all that a build contains, so that every server names them alike. */
export const contentTypes: Readonly<Record<string, string>> = {
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

/** Whether files of this media type get smaller by compression. */
export function isCompressible(contentType: string): boolean {
  return /charset=|wasm/.test(contentType);
}

/** The media type of a file by its name; an unknown extension is a plain download. */
export function contentType(path: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const known = Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  return known ?? "application/octet-stream";
}

export type CacheKind = "revalidated" | "immutable" | "unstored";

/**
 * Cache-Control by kind of file. The first is, to the letter, what Netlify and Cloudflare Pages
 * send by themselves: their `_headers` format joins values of overlapping rules, so the default
 * must need no rule.
 */
export const cacheControls: Readonly<Record<CacheKind, string>> = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
  unstored: "no-store",
};

/** Source of a regular expression for the files that tell which build is the newest. */
export const buildFilePattern = "^/builds/";

/** How long a file of the site may be kept, by its address without the path prefix. */
export function cacheKind(path: string): CacheKind {
  if (new RegExp(buildFilePattern).test(path)) return "unstored";
  return isHashedPath(path) ? "immutable" : "revalidated";
}

/** The headers that every response carries, whatever it is. */
export function securityHeaders(contentSecurityPolicy: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // What it does not name keeps the browser's default: copying and sharing, for this site alone.
    // Chromium on Linux calls web-share an error in its console, since it cannot share there.
    "Permissions-Policy":
      "clipboard-write=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Browsers heed it over TLS only. Subdomains and preloading are for the domain's owner to add.
    "Strict-Transport-Security": "max-age=31536000",
  };
}
