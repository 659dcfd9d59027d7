// `npm run serve` and the test servers: a finished build the way its hosts serve it.
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy } from "../build/content-security-policy";
import { documentsVersion, readDocuments } from "../build/read-documents";
import {
  cacheControls,
  cacheKind,
  contentType,
  isCompressible,
  securityHeaders,
} from "../build/response-headers";

export type SiteServerOptions = Readonly<{
  /** The folder of the finished build, usually `public`. */
  root: string;
  /** The path under which the site lives, as built with `--prefix-paths`; none by default. */
  pathPrefix?: string;
}>;

/** Files of a build that configure hosts, and the document for unknown addresses, which has none. */
const unservedFiles: ReadonlySet<string> = new Set(["/_headers", "/_redirects", "/404.html"]);

const notFoundFile = "/404.html";

type Encoding = "br" | "gzip" | "identity";
type CachedFile = Readonly<{
  version: string;
  etag: string;
  bodies: Map<Encoding, Promise<Buffer>>;
}>;

const compress = {
  // A notch below the strongest, which takes ten times as long for one or two per cent.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

function acceptedEncoding(header: string | readonly string[] | undefined): Encoding {
  const accepted = String(header ?? "")
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(";")[0]?.trim());
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}

/**
 * The files that may answer a request target, best first: clean addresses work with and without a
 * slash. None for what is malformed, hidden, outside the prefix, or points outside the folder.
 */
export function fileCandidates(target: string, prefix = ""): readonly string[] {
  const path = decoded(target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "") || "/");
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return [];
  const isHidden = /\/\.(?!well-known(?:\/|$))/.test(path);
  if (isHidden || /[\0\\]|\/\//.test(path)) return [];
  const bare = path.slice(prefix.length).replace(/\/$/, "");
  const documents = [`${bare}.html`, `${bare}/index.html`];
  if (bare === "") return ["/index.html"];
  const candidates = path.endsWith("/") ? documents.reverse() : [bare, ...documents];
  return candidates.filter((candidate) => !unservedFiles.has(candidate));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Hidden, and so at no file.
    return "/.malformed";
  }
}

/** Answers requests from a folder the way a good static host does, with the site's own headers. */
export function createSiteHandler({ root, pathPrefix = "" }: SiteServerOptions): RequestListener {
  const cache = new Map<string, CachedFile>();
  let policy = { version: "", headers: securityHeaders("") };

  /** Read anew after a build beside the server: its documents have other inline parts. */
  function currentHeaders(): Readonly<Record<string, string>> {
    const version = documentsVersion(root);
    if (version !== policy.version) {
      const headers = securityHeaders(contentSecurityPolicy(readDocuments(root)));
      policy = { version, headers };
    }
    return policy.headers;
  }

  async function readCached(path: string): Promise<CachedFile | undefined> {
    const file = join(root, path);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs}-${stats.size}`;
    const known = cache.get(path);
    if (known?.version === version) return known;
    const body = await readFile(file);
    // Weak, because one tag stands for the plain and the compressed bodies.
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const bodies = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(body)]]);
    const fresh = { version, etag, bodies };
    cache.set(path, fresh);
    return fresh;
  }

  async function findFile(target: string): Promise<[path: string, file: CachedFile] | undefined> {
    for (const candidate of fileCandidates(target, pathPrefix)) {
      const file = await readCached(candidate);
      if (file) return [candidate, file];
    }
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(currentHeaders())) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": contentType(".txt") });
      response.end("This site only answers GET and HEAD.\n");
      return;
    }
    const found = await findFile(request.url ?? "/");
    const [path, file] = found ?? [notFoundFile, await readCached(notFoundFile)];
    const type = contentType(path);
    response.setHeader("Content-Type", file ? type : contentType(".txt"));
    response.setHeader("Cache-Control", cacheControls[cacheKind(path)]);
    if (!file) {
      response.writeHead(404).end("Not found.\n");
      return;
    }
    response.setHeader("ETag", file.etag);
    const encoding = isCompressible(type)
      ? acceptedEncoding(request.headers["accept-encoding"])
      : "identity";
    if (isCompressible(type)) response.setHeader("Vary", "Accept-Encoding");
    if (found && request.headers["if-none-match"]?.includes(file.etag)) {
      response.removeHeader("Content-Type");
      response.writeHead(304).end();
      return;
    }
    const plain = await file.bodies.get("identity");
    if (encoding !== "identity" && plain && !file.bodies.has(encoding))
      file.bodies.set(encoding, compress[encoding](plain));
    const body = await file.bodies.get(encoding);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", body?.byteLength ?? 0);
    response.writeHead(found ? 200 : 404);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** A server, not yet listening, that answers from the folder of a finished build. */
export function createSiteServer(options: SiteServerOptions): Server {
  return createServer(createSiteHandler(options));
}
