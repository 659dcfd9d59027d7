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
import { contentSecurityPolicy } from "../src/build/content-security-policy";
import { documentsVersion, readDocuments } from "../src/build/read-documents";
import {
  cacheControls,
  cacheKind,
  contentType,
  isCompressible,
  securityHeaders,
} from "../src/build/response-headers";

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

/** What has been read and compressed, by file. */
const files = new Map<string, CachedFile>();

/** The headers of the last build in a folder, by folder. */
const headers = new Map<string, { version: string; all: Readonly<Record<string, string>> }>();

async function readCached(file: string): Promise<CachedFile | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const version = `${stats.mtimeMs}-${stats.size}`;
  const known = files.get(file);
  if (known?.version === version) return known;
  const body = await readFile(file);
  // Weak, because one tag stands for the plain and the compressed bodies.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const bodies = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(body)]]);
  const fresh = { version, etag, bodies };
  files.set(file, fresh);
  return fresh;
}

/**
 * The headers of every answer. They are computed anew before a document is sent, if a build beside
 * the server has changed the documents and with them the inline parts that the policy allows.
 */
function currentHeaders(root: string, isDocument: boolean): Readonly<Record<string, string>> {
  const known = headers.get(root);
  if (known && !isDocument) return known.all;
  const version = documentsVersion(root);
  if (known?.version === version) return known.all;
  const all = securityHeaders(contentSecurityPolicy(readDocuments(root)));
  headers.set(root, { version, all });
  return all;
}

/** Answers requests from a folder the way a good static host does, with the site's own headers. */
export function createSiteHandler({ root, pathPrefix = "" }: SiteServerOptions): RequestListener {
  async function findFile(target: string): Promise<[path: string, file: CachedFile] | undefined> {
    for (const candidate of fileCandidates(target, pathPrefix)) {
      const file = await readCached(join(root, candidate));
      if (file) return [candidate, file];
    }
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const found = isRead ? await findFile(request.url ?? "/") : undefined;
    const path = found?.[0] ?? notFoundFile;
    const common = currentHeaders(root, isRead && path.endsWith(".html"));
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    if (!isRead) {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": contentType(".txt") });
      response.end("This site only answers GET and HEAD.\n");
      return;
    }
    const file = found?.[1] ?? (await readCached(join(root, notFoundFile)));
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
    const known = request.headers["if-none-match"] ?? "";
    // An asterisk stands for any version (RFC 9110, 13.1.2).
    if (found && (known.trim() === "*" || known.includes(file.etag))) {
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
